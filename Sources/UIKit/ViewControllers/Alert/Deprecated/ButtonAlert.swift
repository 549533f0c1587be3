import Foundation

/// The buttons of a `UIAlertView` or a `UIActionSheet`, with their indexes, and the alert controller that shows them.
@MainActor final class ButtonAlert {
  private var titles: [String] = []
  private var window: AlertWindow?
  private var controller: ButtonAlertController?
  /// The object that is kept alive while the alert is visible, because applications do not keep it.
  private var owner: AnyObject?

  var cancelIndex = -1
  var destructiveIndex = -1
  var firstOtherIndex = -1
  /// Called when the user has chosen a button, before the alert is dismissed.
  var clicked: (Int) -> Void = { _ in }
  /// Called before and after the animation that hides the alert, with the index of the button.
  var willDismiss: (Int) -> Void = { _ in }
  var didDismiss: (Int) -> Void = { _ in }

  var count: Int { titles.count }
  var isVisible: Bool { window != nil }

  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The button that a text field of an alert view enables: the first one that does not cancel.
  private var firstOther: Int? {
    firstOtherIndex >= 0 ? firstOtherIndex : titles.indices.first { $0 != cancelIndex }
  }

  /// Determines whether the first button that does not cancel can be chosen.
  func setFirstOtherEnabled(_ isEnabled: Bool) {
    guard let firstOther, let actions = controller?.actions, actions.indices.contains(firstOther) else { return }
    actions[firstOther].isEnabled = isEnabled
  }

  /// Shows the alert. Does nothing if it is visible.
  ///
  /// - Parameters:
  ///   - owner: The alert view or action sheet.
  ///   - window: A window of the scene in which it is shown, or nil for the key window.
  ///   - configure: A closure that configures the controller before the presentation. Its second argument is the view in whose
  ///     coordinates the place of a popover is specified.
  ///   - completion: A closure that is called after the animation.
  func show(
    _ controller: ButtonAlertController, owner: AnyObject, beside window: UIWindow?, animated: Bool = true,
    configure: (UIView) -> Void = { _ in }, completion: @escaping () -> Void
  ) {
    guard !isVisible else { return }
    self.owner = owner
    self.controller = controller
    let window = AlertWindow(beside: window ?? UIWindow.keyWindow)
    self.window = window
    for (index, title) in titles.enumerated() {
      // A single button is not red (UIActionSheet.h: "ignored if only one button").
      let isDestructive = index == destructiveIndex && titles.count > 1
      let style: UIAlertAction.Style = index == cancelIndex ? .cancel : isDestructive ? .destructive : .default
      controller.addAction(UIAlertAction(title: title, style: style))
    }
    controller.onChoose = { [unowned self, unowned controller] action in
      guard let index = controller.actions.firstIndex(where: { $0 === action }) else { return }
      controller.chosenIndex = index
      clicked(index)
    }
    controller.onDisappearing = { [unowned self, unowned controller] in
      // A touch beside the sheet counts as the cancel button.
      if controller.chosenIndex == nil { clicked(cancelIndex) }
      willDismiss(controller.chosenIndex ?? cancelIndex)
    }
    controller.onDisappeared = { [unowned self, unowned controller] in
      close(controller.chosenIndex ?? cancelIndex)
    }
    configure(window.view)
    window.present(controller, animated: animated, completion: completion)
  }

  private func close(_ index: Int) {
    guard let window else { return }
    let owner = self.owner
    self.window = nil
    self.owner = nil
    controller = nil
    window.close()
    didDismiss(index)
    // Released after the delegate has been called.
    withExtendedLifetime(owner) {}
  }

  /// Dismisses the alert as if a button had been chosen, but without `clicked`.
  func dismiss(_ index: Int, animated: Bool) {
    guard let controller, controller.chosenIndex == nil else { return }
    controller.chosenIndex = index
    controller.dismiss(animated: animated)
  }
}
