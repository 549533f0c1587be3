/// An object that handles events: the base class of views, view controllers, windows and the application.
///
/// An event is delivered to one responder and then passed along the chain of `next` until a responder handles it.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Creates a responder that is in no responder chain.
  public override init() { super.init() }

  /// Prepares an object that was loaded from a nib, after its outlets are connected. Tessera never calls it, because
  /// nibs are not supported.
  open func awakeFromNib() {}

  /// Prepares an object for display in Interface Builder. Tessera never calls it.
  open func prepareForInterfaceBuilder() {}

  /// Returns a Boolean value that indicates whether the responder has the method of a selector. Override it for methods
  /// that the responder forwards to another object.
  ///
  /// - Parameter aSelector: A selector that was made of a name and a method. The result is `false` for one that was
  ///   made from a name only.
  /// - Returns: `true` if the method can be called on the responder.
  nonisolated open func responds(to aSelector: Selector!) -> Bool { aSelector?.answers?(self) ?? false }

  // MARK: The chain

  /// The next responder in the chain, or `nil`, the default, at its end.
  ///
  /// It is the controller or the superview of a view, the superview of the view of a controller, and the application of
  /// a window.
  open var next: UIResponder? { nil }

  /// The view that represents the responder on the screen, or `nil`. It is a view itself or the loaded view of a view
  /// controller.
  package var shownView: UIView? { nil }

  /// Indicates whether the scroll views of a view controller extend below a navigation bar and inset their content for
  /// it. The default is `nil`, for responders that are not view controllers.
  package var showsScrollViewBelowBar: Bool? { nil }

  /// A Boolean value that indicates whether this is the first responder of its window. The default is `false`.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// A Boolean value that indicates whether the responder can become first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder is willing to stop being first responder. The default is
  /// `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes this responder the first responder of its window. The first responder receives keys, text and actions
  /// without a target first.
  ///
  /// - Returns: `true` if this is now the first responder; `false` if it cannot become first responder, is in no
  ///   window, or the current first responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }

  /// Asks the responder to stop being first responder.
  ///
  /// - Returns: `true` if it is no longer, or was not, the first responder; `false` if it cannot resign.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: Touches

  /// Tells the responder that touches began. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event of the touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Tells the responder that touches moved. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved since the last frame.
  ///   - event: The event of the touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Tells the responder that touches were lifted. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event of the touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Tells the responder that touches were cancelled: a gesture was recognized, a scroll began, or the view left its
  /// window. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event of the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Tells the responder that estimated properties of touches became exact. The existing hosts never call this.
  ///
  /// - Parameter touches: The touches with updated properties.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Keys

  /// Tells the responder that keys were pressed. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event of the presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells the responder that the force of presses has changed. Keys never cause this call. The default implementation
  /// passes them to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that changed.
  ///   - event: The event of the presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that keys were released. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event of the presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that presses were cancelled before the keys were released. The default implementation passes
  /// them to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that were cancelled.
  ///   - event: The event of the presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Tells the responder that a motion such as a shake began. The default implementation passes it to the next
  /// responder.
  ///
  /// No host has a motion sensor, so only the application itself can send it.
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event of the motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  /// Tells the responder that a motion ended. Only the application itself can send it. The default implementation
  /// passes it to the next responder.
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event of the motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  /// Tells the responder that a motion was cancelled. Only the application itself can send it. The default
  /// implementation passes it to the next responder.
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event of the motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder that a headset or media key was used. Hosts do not send it. The default implementation passes
  /// it to the next responder.
  ///
  /// - Parameter event: The event, whose `subtype` is the command.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether the responder can perform an action now.
  ///
  /// The default implementation returns whether the class has the method of the selector or, for a standard editing
  /// action, whether it overrides that.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - sender: The object that sends the action.
  /// - Returns: `true` if the responder can perform the action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.answers?(self) ?? false || StandardEditActions.isOverridden(action.name, in: type(of: self))
  }

  /// Returns the first object along the responder chain that can perform an action.
  ///
  /// If this responder cannot perform the action, the default implementation calls the method on `next`. Overrides in
  /// the chain can therefore return another object.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - sender: The object that sends the action.
  /// - Returns: The target, or `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Keyboard shortcuts and input views

  /// The keyboard shortcuts of this responder. They are collected along the chain from the first responder. The default
  /// is `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes the menu that is being built. Call `super` first. The default implementation does nothing.
  ///
  /// The main menu (`builder.system == .main`) belongs to the application. The application calls the method on itself
  /// and its delegate.
  ///
  /// - Parameter builder: The builder of the menu.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates a command before it is performed or shown in a menu. Its title, state and attributes may be changed. A
  /// command that the responder disables is not performed.
  ///
  /// The first responder receives it once. The default implementation passes it to the next responder.
  ///
  /// - Parameter command: The command.
  open func validate(_ command: UICommand) { next?.validate(command) }

  /// The view at the bottom of the window instead of an on-screen keyboard. It is visible while this responder, or a
  /// responder whose chain contains it, is the first responder.
  ///
  /// Its height is that of its frame. If that is 0, it is the fitting height. The default is `nil`, which shows no
  /// view, because desktops have a keyboard.
  open var inputView: UIView? { nil }

  /// The view above `inputView`, or at the bottom of the window if there is none, while this responder or one whose
  /// chain contains it is first responder. The default is `nil`.
  open var inputAccessoryView: UIView? { nil }
  /// Asks the first responder again for its input view and input accessory view.
  open func reloadInputViews() {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIWindow) { responder = current.next }
    if let window = responder as? UIWindow { FirstResponder.updateInputViews(of: window) }
  }

  /// The undo manager of the nearest responder in the chain that has one. The default is that of the next responder.
  /// Every window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Standard editing actions

  /// Moves the selection to the pasteboard. The keyboard shortcut is Control-X. Does nothing unless overridden, like
  /// all standard actions.
  ///
  /// - Parameter sender: The object that sent the action.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard. The keyboard shortcut is Control-C. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func copy(_ sender: Any?) {}

  /// Replaces the selection with the pasteboard's content. The keyboard shortcut is Control-V. Does nothing unless
  /// overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func paste(_ sender: Any?) {}

  /// Pastes text without its attributes. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Opens the address on the pasteboard. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func pasteAndGo(_ sender: Any?) {}

  /// Searches for the text on the pasteboard. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func pasteAndSearch(_ sender: Any?) {}

  /// Selects the content at the insertion point. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func select(_ sender: Any?) {}

  /// Selects everything. The keyboard shortcut is Control-A. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func selectAll(_ sender: Any?) {}

  /// Removes the selection. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func delete(_ sender: Any?) {}

  /// Makes a copy of the selection beside it. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func duplicate(_ sender: Any?) {}

  /// Moves the selection to another location. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func move(_ sender: Any?) {}

  /// Lets the user rename the selection. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func rename(_ sender: Any?) {}

  /// Lets the user export the selection. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func export(_ sender: Any?) {}

  /// Prints the content. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func printContent(_ sender: Any?) {}

  /// Shows the search interface. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func find(_ sender: Any?) {}

  /// Shows the search and replace interface. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func findAndReplace(_ sender: Any?) {}

  /// Goes to the next result of the search. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func findNext(_ sender: Any?) {}

  /// Goes to the previous result of the search. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func findPrevious(_ sender: Any?) {}

  /// Makes the selection the term to search for. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func useSelectionForFind(_ sender: Any?) {}

  /// Sets the writing direction of the selection to left to right. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Sets the writing direction of the selection to right to left. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// Turns bold on or off in the selection. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func toggleBoldface(_ sender: Any?) {}

  /// Turns italics on or off in the selection. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func toggleItalics(_ sender: Any?) {}

  /// Turns underlining on or off in the selection. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func toggleUnderline(_ sender: Any?) {}

  /// Makes the selection's text larger. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func increaseSize(_ sender: Any?) {}

  /// Makes the selection's text smaller. Does nothing unless overridden.
  ///
  /// - Parameter sender: The object that sent the action.
  open func decreaseSize(_ sender: Any?) {}
}
