window.pressedEarly = []
addEventListener('click', ({ target }) => pressedEarly.push(target.closest('button')) > 9 && pressedEarly.shift(), true)
