import Foundation

/// Ways back besides the bar's button: keys, the mouse's back button. iPadOS knows Command-[; a desktop's users expect
/// Escape and Alt-Left as well.
extension UINavigationController {
  package final var backCommands: [UIKeyCommand] {
    guard stack.count > 1, running == nil, !(stack.last?.navigationItem.hidesBackButton ?? true) else { return [] }
    let back = Selector("tesseraGoBack", UINavigationController.goBack)
    return [
      UIKeyCommand(input: "[", modifierFlags: .command, action: back),
      UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: back),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: back),
    ]
  }

  package final func goBack() {
    guard stack.count > 1 else { return }
    navigationBar.backTapped()
  }

  package final func addBackGestures() {
    edgePop.attach(to: self)
    barHiding.attach(to: self)
    let tap = UITapGestureRecognizer(target: self, action: Selector("tesseraGoBack", UINavigationController.goBack))
    // The fourth button is the one that says "back".
    tap.buttonMaskRequired = UIEvent.ButtonMask(rawValue: 8)
    // Fingers have no buttons: their taps would all count.
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }
}
