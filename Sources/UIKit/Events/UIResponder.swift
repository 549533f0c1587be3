/// An object that answers events: the base of views, view controllers, windows and the application.
///
/// Events go to one responder first and from there along `next`, until somebody keeps them.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// A responder that is in no chain and answers nothing until it is subclassed or attached.
  public override init() { super.init() }

  /// For what is made by a nib, once its outlets are connected. There are no nibs here: nobody calls it, as on iOS where
  /// code makes the object.
  open func awakeFromNib() {}

  /// For what Interface Builder shows while one designs. Nobody calls it here.
  open func prepareForInterfaceBuilder() {}

  /// Returns whether the responder has the method of a selector. Override it to answer for methods that another object
  /// performs.
  ///
  /// - Parameter aSelector: A selector that was made of a name and a method. For one that is only a name the answer is
  ///   false.
  /// - Returns: true if the method can be called on the responder.
  nonisolated open func responds(to aSelector: Selector!) -> Bool { aSelector?.answers?(self) ?? false }

  // MARK: The chain

  /// Who is asked when this responder does not answer: nil here, a view's controller or superview, a controller's view's
  /// superview, a window's application.
  open var next: UIResponder? { nil }

  /// The view that stands for this responder on the screen: a view itself, a controller's view if it is loaded, else nil.
  package var shownView: UIView? { nil }

  /// Whether scroll views of this controller lie below a navigation bar and make room for it; nil, the default, for all that is
  /// no controller.
  package var showsScrollViewBelowBar: Bool? { nil }

  /// Whether this is the first responder of its window. Default false.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// Whether `becomeFirstResponder()` may succeed. Default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether `resignFirstResponder()` may succeed. Default true.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder of its window: keys, text and actions without a target come here first.
  /// False when it may not become it, is in no window, or the present one does not let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }

  /// Stops being the first responder; true also when it was none, false when it may not let go.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: Touches

  /// New touches. Passed on along the chain unless overridden, as are the other three.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Touches that moved since the last frame. Passed on along the chain unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Touches that left the surface. Passed on along the chain unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Touches that were taken away: by a recognised gesture, a scroll, or a view that left its window. Passed on along
  /// the chain unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Touches whose estimated properties became exact. Never sent by the hosts that exist.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Keys

  /// Keys that went down. Passed on along the chain unless overridden, as are the other three.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Presses whose force changed; keys send none. Passed on along the chain unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys that came up. Passed on along the chain unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses that were taken away before the keys came up. Passed on along the chain unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// A motion such as a shake began. No host has a motion sensor, so only code sends it; passed on along the chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  /// A motion ended. Sent by code only; passed on along the chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  /// A motion was broken off. Sent by code only; passed on along the chain.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A headset or media key was used. Hosts do not send it; passed on along the chain.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Whether this responder answers `action` now. Here: whether its class has the selector's method. Standard editing
  /// actions answer false unless overridden here; one that is sent finds its override all the same.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ResponderActions.usedDefaultAnswer = true
    return action.answers?(self) ?? false
  }

  /// The first responder along the chain from here that answers `action`; nil where nobody does. Passes the question on to
  /// `next`, so that an override on the way may name somebody else.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Keyboard shortcuts and input views

  /// Shortcuts of this responder, asked along the chain from the first responder. Default nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Adds to the menu that is being built, or takes away. The main menu (`builder.system == .main`) is the application's: it
  /// asks itself and its delegate. Call super first. Default: nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called before a shortcut or a command of a menu is performed or shown, with the command that it came to: its title,
  /// state and attributes may be changed; a disabled one is not performed. Sent once, to the first responder; passed on
  /// along the chain unless overridden.
  open func validate(_ command: UICommand) { next?.validate(command) }

  /// What stands at the bottom of the window, in place of a keyboard on the screen, while this is the first responder, or
  /// one whose chain leads here. As high as its frame, else as it fits. Default nil: nothing, the desktop has a keyboard.
  open var inputView: UIView? { nil }

  /// What stands at the bottom of the window, above `inputView` if there is one, in the same cases. Default nil.
  open var inputAccessoryView: UIView? { nil }
  /// Asks the first responder anew for both.
  open func reloadInputViews() {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIWindow) { responder = current.next }
    if let window = responder as? UIWindow { InputViews.needsUpdate(window) }
  }

  /// What remembers changes for Control-Z: that of the next responder; each window has one. Default: the next's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Standard editing actions

  /// Moves the selection to the pasteboard. Control-X. Does nothing unless overridden, as all standard actions.
  open func cut(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Copies the selection to the pasteboard. Control-C. Does nothing unless overridden.
  open func copy(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Puts the pasteboard's content in place of the selection. Control-V. Does nothing unless overridden.
  open func paste(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Pastes text without its own attributes. Does nothing unless overridden.
  open func pasteAndMatchStyle(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Pastes an address and goes there. Does nothing unless overridden.
  open func pasteAndGo(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Pastes a term and searches for it. Does nothing unless overridden.
  open func pasteAndSearch(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Selects what is at the insertion point. Does nothing unless overridden.
  open func select(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Selects everything. Control-A. Does nothing unless overridden.
  open func selectAll(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Removes the selection. Does nothing unless overridden.
  open func delete(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Makes a copy of the selection beside it. Does nothing unless overridden.
  open func duplicate(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Moves the selection elsewhere. Does nothing unless overridden.
  open func move(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Lets the user rename the selection. Does nothing unless overridden.
  open func rename(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Lets the user export the selection. Does nothing unless overridden.
  open func export(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Prints the content. Does nothing unless overridden.
  open func printContent(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Shows the search. Does nothing unless overridden.
  open func find(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Shows search and replace. Does nothing unless overridden.
  open func findAndReplace(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Goes to the next result of the search. Does nothing unless overridden.
  open func findNext(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Goes to the result before. Does nothing unless overridden.
  open func findPrevious(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Makes the selection the term to search for. Does nothing unless overridden.
  open func useSelectionForFind(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Writes the selection from left to right. Does nothing unless overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Writes the selection from right to left. Does nothing unless overridden.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Turns bold on or off in the selection. Does nothing unless overridden.
  open func toggleBoldface(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Turns italics on or off in the selection. Does nothing unless overridden.
  open func toggleItalics(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Turns underlining on or off in the selection. Does nothing unless overridden.
  open func toggleUnderline(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Makes the selection's text larger. Does nothing unless overridden.
  open func increaseSize(_ sender: Any?) { StandardEditActions.defaultRan = true }

  /// Makes the selection's text smaller. Does nothing unless overridden.
  open func decreaseSize(_ sender: Any?) { StandardEditActions.defaultRan = true }
}
