import Foundation

/// The key commands and the mouse button that pop the top controller. Command-[ is the shortcut of iPadOS. Escape and
/// Alt-Left are additions for desktop users.
extension UINavigationController {
  /// The number of controllers that the user can pop. The value is 0 if the back button is hidden.
  package final var backDepth: Int { stack.last?.navigationItem.hidesBackButton == false ? stack.count - 1 : 0 }

  package final var backCommands: [UIKeyCommand] {
    // A presented controller is above this one, and its responder chain continues here.
    if presentedViewController != nil { return [] }
    guard backDepth > 0, running == nil else { return [] }
    let backAction = Selector("tesseraGoBack", UINavigationController.goBack)
    return [
      UIKeyCommand(input: "[", modifierFlags: .command, action: backAction),
      UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: backAction),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: backAction),
    ]
  }

  /// Performs the action of the back button, for key commands and the mouse.
  package final func goBack() {
    guard stack.count > 1 else { return }
    navigationBar.backTapped()
  }

  /// Adds the gestures that pop the top controller or hide the bars.
  package final func addBackGestures() {
    edgePop.attach(to: self)
    barHiding.attach(to: self)
    let tap = UITapGestureRecognizer(target: self, action: Selector("tesseraGoBack", UINavigationController.goBack))
    // The fourth mouse button is the back button.
    tap.buttonMaskRequired = UIEvent.ButtonMask(rawValue: 8)
    // Touches of fingers have no button mask, so without this restriction every tap of a finger would be recognized.
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }
}
