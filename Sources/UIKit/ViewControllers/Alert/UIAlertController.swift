import Foundation

/// A view controller that shows an alert or an action sheet.
///
/// An alert is in the center of the window. An action sheet is a popover if the window's width is regular and
/// `popoverPresentationController` has a source. Otherwise the action sheet has the appearance of an alert.
///
/// Present the controller with `present(_:animated:completion:)`. The Return key performs the preferred action, or the
/// only action that is not `cancel`. The Escape key performs the cancel action. Tab and the arrow keys select an
/// action, and Space performs it.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style in which an alert controller is shown: as an alert or as an action sheet.
  public enum Style: Int, Sendable {
    /// A list of actions for a task that the user has begun.
    case actionSheet = 0
    /// A message that the user must read or a question that the user must answer now.
    case alert = 1
  }

  private var style = Style.alert
  private(set) lazy var card = AlertCardView(frame: .zero)
  private var selectedIndex: Int? {
    didSet { for (index, view) in card.choices.enumerated() { view.isKeyboardSelected = index == selectedIndex } }
  }
  private weak var previousResponder: UIResponder?
  private var chosenAction: UIAlertAction?
  /// Called when an action has been chosen, before the alert is dismissed. Handlers are called afterwards.
  final var onChoose: ((UIAlertAction) -> Void)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an action sheet without a title, a message and actions from data in an unarchiver. Only the properties of
  /// `UIViewController` are decoded, and only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = .actionSheet
  }

  /// Creates an alert or an action sheet that has no actions yet.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for no title.
  ///   - message: The message below the title, or nil for none.
  ///   - preferredStyle: The style, alert or action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// The style of the alert controller, which was passed to the initializer.
  open var preferredStyle: UIAlertController.Style { style }

  open override var title: String? { didSet { reload() } }
  /// The message below the title. The default is nil.
  open var message: String? { didSet { reload() } }

  // MARK: Choices

  /// The actions of the alert or action sheet, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds an action, and with it a button, to the alert or action sheet.
  ///
  /// - Parameter action: The action to add. If its style is `cancel` and there is already an action of this style, the method
  ///   reports an error and ignores the action.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let existingCancelAction = actions.first(where: { $0.style == .cancel }) {
      Diagnostics.report(
        "\(self) cannot add the action \"\(action.title ?? "")\": "
          + "it already has the cancel action \"\(existingCancelAction.title ?? "")\"")
      return
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.reload() }
    reload()
  }

  /// The emphasized action of an alert, which the Return key performs. The action must be one of `actions`. Action
  /// sheets ignore this property. The default is nil.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        Diagnostics.report(
          "\(self) cannot have the preferred action \"\(preferredAction.title ?? "")\": "
            + "add it with addAction(_:) first")
        self.preferredAction = oldValue
        return
      }
      reload()
    }
  }

  // MARK: Text fields

  /// The text fields of the alert, or nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Adds a text field to an alert. Reports an error and does nothing if the controller is an action sheet.
  ///
  /// - Parameter configurationHandler: A closure that is called once to configure the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard style == .alert else {
      Diagnostics.report("\(self) cannot have text fields: its style is actionSheet; use the style alert")
      return
    }
    let field = UITextField(frame: .zero)
    fields.append(field)
    configurationHandler?(field)
    reload()
  }

  // MARK: View

  open override func loadView() {
    card.onChoose = { [weak self] in self?.choose($0) }
    view = card
    reload()
  }

  /// The actions in the order of their buttons. The cancel action is the last one, or the first one if the alert shows
  /// two buttons side by side. A popover has no cancel button, because a touch outside of the popover dismisses it.
  private var shownActions: [UIAlertAction] {
    let otherActions = actions.filter { $0.style != .cancel }
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return otherActions }
    if card.isInPopover, !otherActions.isEmpty { return otherActions }
    return otherActions + [cancel]
  }

  private func reload() {
    guard isViewLoaded else { return }
    selectedIndex = nil
    card.show(
      title: title, message: message, fields: fields, actions: shownActions,
      preferred: style == .alert ? preferredAction : nil)
    let isRow = !card.isInPopover && card.fitsButtonsSideBySide(width: AlertPresentation.width)
    if isRow, let cancel = actions.first(where: { $0.style == .cancel }), actions.count == 2 {
      card.show(
        title: title, message: message, fields: fields, actions: [cancel] + actions.filter { $0 !== cancel },
        preferred: style == .alert ? preferredAction : nil)
    }
    view.superview?.setNeedsLayout()
  }

  // MARK: Presentation

  /// Uses the text size of the traits of the presentation. Buttons that no longer fit next to each other are rearranged.
  func updateTextSize(_ traits: UITraitCollection) {
    let oldCategory = card.textTraits.preferredContentSizeCategory
    card.textTraits = traits
    if traits.preferredContentSizeCategory != oldCategory { reload() }
  }

  package override func makeCustomPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    guard style == .alert else { return nil }
    if let presenting { updateTextSize(presenting.traitCollection) }
    return AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  package override func adaptedPresentation(
    _ controller: UIPresentationController, _ traits: UITraitCollection, presenter: UIViewController
  ) -> UIPresentationController? {
    guard style == .actionSheet, let popover = controller as? UIPopoverPresentationController else { return nil }
    loadViewIfNeeded()
    updateTextSize(presenter.traitCollection)
    if traits.horizontalSizeClass == .regular, popover.hasSource {
      card.isInPopover = true
      reload()
      // The width of a popover is 288 points (measured on an iPad).
      preferredContentSize = CGSize(width: 288, height: card.height(width: 288, sideBySide: false))
      return popover
    }
    card.isInPopover = false
    reload()
    return AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  open override dynamic func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    chosenAction = nil
    selectedIndex = nil
  }

  open override dynamic func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    previousResponder = view.window.flatMap { FirstResponder.current(in: $0) }
    if fields.first?.becomeFirstResponder() != true { becomeFirstResponder() }
  }

  open override dynamic func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    resignFirstResponder()
    if let previousResponder, (previousResponder as? UIView)?.window != nil,
      previousResponder.canBecomeFirstResponder
    {
      previousResponder.becomeFirstResponder()
    }
    previousResponder = nil
  }

  open override dynamic var canBecomeFirstResponder: Bool { true }

  // MARK: Choosing an action

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, chosenAction == nil else { return }
    chosenAction = action
    onChoose?(action)
    guard let presentingViewController else {
      action.handler?(action)
      chosenAction = nil
      return
    }
    // If the alert presents a controller, it would dismiss that one only. The presenting controller dismisses both.
    let dismissing = presentedViewController == nil ? self : presentingViewController
    dismissing.dismiss(animated: true) { action.handler?(action) }
    // A dismissal that is refused, because a callback has made the choice, leaves the alert as it was.
    if self.presentingViewController != nil, !isBeingDismissed { chosenAction = nil }
  }

  /// Handles the Escape key. Performs the cancel action or, in an alert, the only action. Dismisses an action sheet
  /// without a cancel action.
  func performCancel() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { return choose(cancel) }
    if style == .actionSheet {
      dismiss(animated: true)
    } else if actions.count == 1 {
      choose(actions[0])
    }
  }

  private var defaultAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let otherActions = actions.filter { $0.style != .cancel }
    return otherActions.count == 1 ? otherActions[0] : actions.count == 1 ? actions[0] : nil
  }

  // MARK: Keys

  /// The key commands for Escape and Return, which come before the commands of the content behind the alert. A text field of the
  /// alert receives the Return key itself.
  open override dynamic var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: Selector("tesseraCancelAlert", UIAlertController.performCancel)),
      UIKeyCommand(
        input: "\r", modifierFlags: [], action: Selector("tesseraConfirmAlert", UIAlertController.performDefault)),
    ]
  }

  private func performDefault() { returnPressed(fields.firstIndex(where: \.isFirstResponder)) }

  /// Handles all keys, so that the content behind the alert does not receive them.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { press in !(press.key.map(handle) ?? false) }
    if fields.contains(where: \.isFirstResponder), !unhandledPresses.isEmpty {
      super.pressesBegan(unhandledPresses, with: event)
    }
  }

  private func handle(_ key: UIKey) -> Bool {
    let editedFieldIndex = fields.firstIndex(where: \.isFirstResponder)
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: returnPressed(editedFieldIndex)
    case .keyboardSpacebar where editedFieldIndex == nil:
      if let selectedIndex { choose(card.choices[selectedIndex].action) }
    case .keyboardTab: moveSelection(key.modifierFlags.contains(.shift) ? -1 : 1, editedFieldIndex)
    case .keyboardDownArrow where editedFieldIndex == nil: moveSelection(1, nil)
    case .keyboardUpArrow where editedFieldIndex == nil: moveSelection(-1, nil)
    case .keyboardRightArrow where editedFieldIndex == nil: moveSelection(isMirrored ? -1 : 1, nil)
    case .keyboardLeftArrow where editedFieldIndex == nil: moveSelection(isMirrored ? 1 : -1, nil)
    default: return false
    }
    return true
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Handles the Return key. `editedFieldIndex` is the index of the text field that the user edits, or nil. While a
  /// text field is edited, the key moves the insertion point to the next field or, in the last field, performs the
  /// default action. Otherwise the key performs the selected action or the default action.
  private func returnPressed(_ editedFieldIndex: Int?) {
    if let editedFieldIndex {
      let field = fields[editedFieldIndex]
      guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
      if editedFieldIndex + 1 < fields.count {
        fields[editedFieldIndex + 1].becomeFirstResponder()
        return
      }
    } else if let selectedIndex {
      return choose(card.choices[selectedIndex].action)
    }
    if let defaultAction { choose(defaultAction) }
  }

  /// Moves the keyboard selection by one text field or enabled button, forward if `offset` is 1 and backward if it is
  /// -1. The selection wraps around at both ends. `editedFieldIndex` is the index of the text field that the user
  /// edits, or nil.
  private func moveSelection(_ offset: Int, _ editedFieldIndex: Int?) {
    let positionCount = fields.count + card.choices.count
    guard positionCount > 0 else { return }
    var index = editedFieldIndex ?? selectedIndex.map { $0 + fields.count } ?? (offset > 0 ? -1 : positionCount)
    for _ in 0..<positionCount {
      index = (index + offset + positionCount) % positionCount
      if index < fields.count {
        selectedIndex = nil
        fields[index].becomeFirstResponder()
        return
      }
      let buttonIndex = index - fields.count
      if card.choices[buttonIndex].isEnabled {
        if editedFieldIndex != nil { becomeFirstResponder() }
        selectedIndex = buttonIndex
        return
      }
    }
  }
}
