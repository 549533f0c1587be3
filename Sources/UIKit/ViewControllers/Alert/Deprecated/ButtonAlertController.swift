/// The alert controller of an alert view or an action sheet.
@MainActor final class ButtonAlertController: UIAlertController {
  /// The index of the button that dismisses the alert, or nil while none has been chosen.
  var chosenIndex: Int?
  var onDisappearing: () -> Void = {}
  var onDisappeared: () -> Void = {}

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { onDisappearing() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onDisappeared() }
  }
}
