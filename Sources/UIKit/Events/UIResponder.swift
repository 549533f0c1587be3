/// An object that handles events: the base class of views, view controllers, windows and the application.
///
/// An event is delivered to one responder and is then passed along the chain of `next` until a responder handles it.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
  UIPasteConfigurationSupporting, _MemberLookup, _MessageForwarding, _ExtensionOverriding, NibAwakened
{
  /// Creates a responder that is in no responder chain.
  public override init() { super.init() }

  /// Tells the object that it was loaded from a nib or storyboard and that its outlets were connected. The default implementation
  /// does nothing.
  open dynamic func awakeFromNib() {}

  /// Tells the object that it is about to be displayed in Interface Builder. Tessera never calls this method.
  open func prepareForInterfaceBuilder() {}

  /// Returns a Boolean value that indicates whether the responder implements the method of a selector. Subclasses override this
  /// method for methods that they forward to another object.
  ///
  /// - Parameter aSelector: A selector that was created from a name and a method. For a selector that was created only from a
  ///   name, the result is `false` unless `_selector(named:)` of the class returns a method for the name.
  /// - Returns: `true` if the method can be called on the responder.
  nonisolated open func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

  /// Returns the result of `responds(to:)`, which subclasses override.
  ///
  /// - Parameter selector: The selector.
  /// - Returns: `true` if the responder has the method or forwards it.
  nonisolated public func _respondsItself(to selector: Selector) -> Bool { responds(to: selector) }

  /// Returns the object to which the messages of a selector are forwarded. The default implementation returns nil, because the
  /// class forwards no messages. Subclasses override this method.
  ///
  /// - Parameter selector: The selector that the responder does not implement.
  /// - Returns: nil.
  open func _forwardingTarget(for selector: Selector) -> Any? { nil }

  // MARK: Accessibility

  // Categories of `NSObject` in UIKit, which subclasses override. Tessera has no assistive technologies that call them.

  /// Performs the responder's main action for an assistive technology. Subclasses override this method.
  ///
  /// - Returns: `true` if the responder performed something. The default implementation returns `false`.
  open func accessibilityActivate() -> Bool { false }

  /// Dismisses a modal view for an assistive technology. Subclasses override this method.
  ///
  /// - Returns: `true` if the responder dismissed something. The default implementation returns `false`.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the screen for an assistive technology. Subclasses override this method.
  ///
  /// - Returns: `true` if the responder performed something. The default implementation returns `false`.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Increments the responder's value for an assistive technology. The default implementation does nothing.
  open func accessibilityIncrement() {}

  /// Decrements the responder's value for an assistive technology. The default implementation does nothing.
  open func accessibilityDecrement() {}

  // MARK: Creation by class

  /// Creates an object of exactly this class with the `init()` that the class declares or inherits from a class outside of UIKit.
  ///
  /// On iOS, `T()` finds an overridden `init()` of the class `T`. Here, the initializers without parameters of UIKit's classes
  /// cannot be overridden, so a class overrides this method. The command `tessera` generates the override.
  ///
  /// - Returns: The object, or nil if the class has no such initializer. UIKit then calls the designated initializer of its own
  ///   class, such as `init(frame:)`.
  open class func _makeWithInit() -> AnyObject? { nil }

  // MARK: Members by name

  /// Returns the selector of a method that an extension of the class in another module declares. Subclasses override this method to
  /// return the selectors of their own methods.
  ///
  /// - Parameter name: The method's name as in Objective-C.
  /// - Returns: The selector, or nil if no extension declares the method.
  nonisolated open func _selector(named name: String) -> Selector? {
    ModuleMembers.selector(named: name, of: self)
  }

  /// Sets a property that an extension of the class in another module declares. Subclasses override the method for
  /// their properties.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - value: The new value.
  /// - Returns: The result of the assignment. It is `missing` if no extension declares the property.
  open func _setMember(_ name: String, to value: Any?) -> _MemberAssignment {
    ModuleMembers.shared.set(name, of: self, to: value)
  }

  /// Returns the value of a property that an extension of the class in another module declares. Subclasses override the
  /// method for their properties.
  ///
  /// - Parameter name: The property's name as in Objective-C.
  /// - Returns: The value, or nil if no extension declares the property.
  open func _member(_ name: String) -> _MemberValue? { ModuleMembers.shared.value(name, of: self) }

  // MARK: The chain

  /// The next responder in the responder chain, or `nil` at its end. The default is `nil`.
  ///
  /// The next responder of a view is its view controller, if it has one, and otherwise its superview. The next responder of a
  /// view controller is the superview of its view. If the view has no superview, it is the parent or presenting view
  /// controller, or the window. The next responder of a window is its scene, or the application if the window has no scene. A
  /// scene is followed by the application, and the application by its delegate if the delegate is a responder.
  open var next: UIResponder? { nil }

  /// The view that represents the responder on the screen: the responder itself if it is a view, or the loaded view
  /// of a view controller. The value is `nil` for other responders and if the view is not loaded.
  package var shownView: UIView? { nil }

  /// Indicates whether the scroll views of a view controller extend below a navigation bar and inset their content for
  /// it. The default is `nil`, for responders that are not view controllers.
  package var showsScrollViewBelowBar: Bool? { nil }

  /// A Boolean value that indicates whether this is the first responder of its window. The default is `false`.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// A Boolean value that indicates whether the responder can become first responder. The default is `false`.
  open dynamic var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can stop being first responder. The default is `true`.
  open dynamic var canResignFirstResponder: Bool { true }

  /// Makes this responder the first responder of its window. The first responder is the first to receive keys, text,
  /// and actions without a target.
  ///
  /// - Returns: `true` if this is now the first responder. The result is `false` if it cannot become first responder or
  ///   is in no window, or if the current first responder does not resign. A view that is in no window becomes first
  ///   responder when it enters one, unless it resigns before.
  @discardableResult
  open dynamic func becomeFirstResponder() -> Bool { FirstResponder.makeFirstResponder(self) }

  /// Requests the responder to stop being first responder.
  ///
  /// - Returns: `true` if the responder is not the first responder afterwards, or `false` if it cannot resign.
  @discardableResult
  open dynamic func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// Called after the responder has refused to resign and is no longer first responder all the same: its view left the
  /// window, or `endEditing(true)` was called. Text inputs end editing as if they had resigned.
  package func editingWasForcedToEnd() {}

  // MARK: Touches

  /// Tells the responder that touches began. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event that contains the touches.
  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(event) { $0.touchesBegan(touches, with: event) }
  }

  /// Tells the responder that touches moved. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved since the last frame.
  ///   - event: The event that contains the touches.
  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(event) { $0.touchesMoved(touches, with: event) }
  }

  /// Tells the responder that touches were lifted. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event that contains the touches.
  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(event) { $0.touchesEnded(touches, with: event) }
  }

  /// Tells the responder that touches were cancelled, because a gesture was recognized, a scroll began, or the view
  /// left its window. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event that contains the touches.
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(event) { $0.touchesCancelled(touches, with: event) }
  }
  /// Tells the responder that estimated properties of touches became exact. The hosts of Tessera never cause this call.
  ///
  /// - Parameter touches: The touches with updated properties.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Keys

  /// Tells the responder that keys were pressed. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event that contains the presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Tells the responder that the force of presses has changed. Keys never cause this call. The default implementation
  /// passes them to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that changed.
  ///   - event: The event that contains the presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(event) { $0.pressesChanged(presses, with: event) }
  }

  /// Tells the responder that keys were released. The default implementation passes them to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event that contains the presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Tells the responder that presses were cancelled before the keys were released. The default implementation passes
  /// them to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that were cancelled.
  ///   - event: The event that contains the presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(event) { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Motion and remote control

  /// Tells the responder that a motion such as a shake began. The default implementation passes it to the next
  /// responder.
  ///
  /// The hosts of Tessera have no motion sensor, so only the application itself can send such events.
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event that describes the motion.
  open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(event) { $0.motionBegan(motion, with: event) }
  }

  /// Tells the responder that a motion ended. Only the application itself can send such events. The default implementation passes
  /// it to the next responder.
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event that describes the motion.
  open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(event) { $0.motionEnded(motion, with: event) }
  }

  /// Tells the responder that a motion was cancelled. Only the application itself can send such events. The default
  /// implementation passes it to the next responder.
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event that describes the motion.
  open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(event) { $0.motionCancelled(motion, with: event) }
  }

  /// Tells the responder that a headset or media key was used. The hosts of Tessera do not send such events. The default
  /// implementation passes it to the next responder.
  ///
  /// - Parameter event: The event. Its `subtype` is the command.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether the responder can currently perform an action.
  ///
  /// For a standard editing action, the default implementation returns whether the class overrides the method of the
  /// action. The action `paste(_:)` can also be performed if the pasteboard has data that the responder's paste
  /// configuration accepts. For other actions, it returns whether the class implements the method of the selector.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - sender: The object that sends the action.
  /// - Returns: `true` if the responder can perform the action.
  open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditActions.canPerform(action, on: self) ?? action.isImplemented(by: self)
  }

  /// Returns the first object along the responder chain that can perform an action.
  ///
  /// If this responder cannot perform the action, the default implementation calls the method on `next`. Responders in the chain
  /// can therefore override the method to return another object.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - sender: The object that sends the action.
  /// - Returns: The object that can perform the action, or `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    !ignoresActions && canPerformAction(action, withSender: sender)
      ? self : forwardAlongChain { $0.target(forAction: action, withSender: sender) }
  }

  // MARK: Keyboard shortcuts and input views

  /// The keyboard shortcuts of this responder. They apply while the responder is in the chain of the first responder.
  /// The default is `nil`.
  open dynamic var keyCommands: [UIKeyCommand]? { nil }

  /// Adds, removes or replaces elements of a menu while it is built. Overrides call `super` first. The default
  /// implementation does nothing.
  ///
  /// The main menu (`builder.system == .main`) belongs to the application, so the method is called on the application
  /// and its delegate.
  ///
  /// - Parameter builder: The builder of the menu.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates a command before it is performed or shown in a menu. Subclasses override this method to change the title, state and
  /// attributes of the command. A command that is disabled is not performed.
  ///
  /// The method is called on the first responder. The default implementation calls the method on the next responder.
  ///
  /// - Parameter command: The command to update.
  open func validate(_ command: UICommand) { forwardAlongChain { $0.validate(command) } }

  /// The view to show at the bottom of the window instead of an on-screen keyboard. It is visible while this responder,
  /// or a responder in front of it in the chain, is the first responder.
  ///
  /// The height of its frame is used or, if that height is 0, its fitting height. The default is `nil`, which shows no
  /// view, because desktops have a keyboard.
  open dynamic var inputView: UIView? { nil }

  /// The view to show above `inputView`, or at the bottom of the window if there is none. It is visible while this
  /// responder, or a responder in front of it in the chain, is the first responder. The default is `nil`.
  open dynamic var inputAccessoryView: UIView? { nil }

  /// The controller of the view to show instead of `inputView`, or nil if there is none. The default is `nil`.
  ///
  /// A responder with both a controller and an `inputView` shows the controller's view.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view to show instead of `inputAccessoryView`, or nil if there is none. The default is `nil`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The item that `inputAssistantItem` has created, or nil if it was not read yet.
  fileprivate(set) var inputAssistantItemStorage: UITextInputAssistantItem?

  /// The buttons of the shortcuts bar, which the window shows above `inputView`, or at the bottom, while this responder, or a
  /// responder in front of it in the chain, is the first responder.
  ///
  /// The nearest responder in the chain whose item has groups determines the bar. Without groups there is no bar, because a desktop
  /// has menus and keys for cut, copy and paste.
  open dynamic var inputAssistantItem: UITextInputAssistantItem {
    if let item = inputAssistantItemStorage { return item }
    let item = UITextInputAssistantItem()
    item.onChange = { [weak self] in self?.reloadInputViews() }
    inputAssistantItemStorage = item
    return item
  }

  /// Indicates whether the responder is left out when a target for an action is searched.
  package var ignoresActions: Bool { false }

  /// Updates the input view and the input accessory view that the window shows for its first responder.
  open func reloadInputViews() {
    var chain = ResponderChain(from: self)
    while let responder = chain.next() {
      if let window = responder as? UIWindow { return FirstResponder.updateInputViews(of: window) }
    }
  }

  /// The language of text input in this responder, or nil if there is none. The default is the user's language.
  open dynamic var textInputMode: UITextInputMode? { .current }

  /// The identifier with which UIKit remembers the language of the on-screen keyboard. The identifier has no effect in Tessera,
  /// where the desktop's input method remembers the language. The default is nil.
  open var textInputContextIdentifier: String? { nil }

  /// Forgets the language of a responder. The method has no effect in Tessera.
  ///
  /// - Parameter identifier: The `textInputContextIdentifier` of the responder.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  /// The gestures with several fingers that undo, copy and paste. Tessera has no such gestures. The default is `default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The undo manager for this responder. The default is the undo manager of the next responder. Every window has an undo
  /// manager.
  open var undoManager: UndoManager? { forwardAlongChain { $0.undoManager } }

  // MARK: Activities

  /// The activity that the responder supports. The default is nil.
  ///
  /// If the scene's delegate returns the same activity from `stateRestorationActivity(for:)`, the responder can add its state in
  /// `updateUserActivityState(_:)`.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.remove(self)
      userActivity?.add(self)
    }
  }

  /// Updates the activity with the state of the responder. Subclasses override this method and call
  /// `NSUserActivity.addUserInfoEntries(from:)`. The default implementation does nothing.
  ///
  /// - Parameter activity: The activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state that an activity contains. Subclasses override this method. The default implementation does nothing.
  ///
  /// - Parameter userActivity: The activity.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  private static let activityItemsKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The data that the responder shares, or nil if it has none. The default is nil.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { objc_getAssociatedObject(self, Self.activityItemsKey) as? any UIActivityItemsConfigurationReading }
    set { objc_setAssociatedObject(self, Self.activityItemsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  // MARK: Paste configuration

  private static let pasteConfigurationKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The types of data that can be pasted, or nil if the responder has no paste configuration. The value is copied. The default is
  /// nil.
  ///
  /// The action `paste(_:)` calls `paste(itemProviders:)`. A view with a paste configuration also accepts drops of the types. A
  /// drop interaction that was added to the view before is asked first.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, Self.pasteConfigurationKey) as? UIPasteConfiguration }
    set {
      objc_setAssociatedObject(self, Self.pasteConfigurationKey, newValue?.copy(), .OBJC_ASSOCIATION_RETAIN)
      pasteConfigurationDidChange()
    }
  }

  /// Called after the paste configuration was set. Views add and remove their drop interaction.
  package func pasteConfigurationDidChange() {}

  /// Pastes data that the paste configuration accepts, or data that was dropped. Subclasses override this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter itemProviders: The providers of the data, including those that are not of an accepted type.
  open dynamic func paste(itemProviders: [NSItemProvider]) {}

  /// Returns a Boolean value that indicates whether data can be pasted or dropped.
  ///
  /// - Parameter itemProviders: The providers of the data.
  /// - Returns: `true` if at least one provider has data of a type that the paste configuration accepts.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfigurationAccepts(itemProviders) }

  // MARK: Standard editing actions

  /// Moves the selection to the pasteboard. The keyboard shortcut is Control-X. Subclasses that support the action override this
  /// method. The default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open dynamic func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard. The keyboard shortcut is Control-C. Subclasses that support the action override this
  /// method. The default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open dynamic func copy(_ sender: Any?) {}

  /// Replaces the selection with the pasteboard's content. The keyboard shortcut is Control-V. Subclasses that support the action
  /// override this method. The default implementation calls `paste(itemProviders:)` if the responder has a paste configuration that
  /// accepts the content.
  ///
  /// - Parameter sender: The object that sent the action.
  open dynamic func paste(_ sender: Any?) { pastePasteboard() }

  /// Pastes text without its attributes. Subclasses that support the action override this method. The default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Opens the address on the pasteboard. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func pasteAndGo(_ sender: Any?) {}

  /// Searches for the text on the pasteboard. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func pasteAndSearch(_ sender: Any?) {}

  /// Selects the content at the insertion point. Subclasses that support the action override this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open dynamic func select(_ sender: Any?) {}

  /// Selects everything. The keyboard shortcut is Control-A. Subclasses that support the action override this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open dynamic func selectAll(_ sender: Any?) {}

  /// Removes the selection. Subclasses that support the action override this method. The default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open dynamic func delete(_ sender: Any?) {}

  /// Inserts a copy of the selection beside it. Subclasses that support the action override this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func duplicate(_ sender: Any?) {}

  /// Moves the selection to another location. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func move(_ sender: Any?) {}

  /// Lets the user rename the selection. Subclasses that support the action override this method. The default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func rename(_ sender: Any?) {}

  /// Lets the user export the selection. Subclasses that support the action override this method. The default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func export(_ sender: Any?) {}

  /// Prints the content. Subclasses that support the action override this method. The default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func printContent(_ sender: Any?) {}

  /// Shows the search interface. Subclasses that support the action override this method. The default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func find(_ sender: Any?) {}

  /// Shows the search and replace interface. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func findAndReplace(_ sender: Any?) {}

  /// Shows the next result of the search. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func findNext(_ sender: Any?) {}

  /// Shows the previous result of the search. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func findPrevious(_ sender: Any?) {}

  /// Uses the selection as the term to search for. Subclasses that support the action override this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func useSelectionForFind(_ sender: Any?) {}

  /// Sets the writing direction of the selection to left to right. Subclasses that support the action override this method. The
  /// default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Sets the writing direction of the selection to right to left. Subclasses that support the action override this method. The
  /// default implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// Turns bold on or off in the selection. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func toggleBoldface(_ sender: Any?) {}

  /// Turns italics on or off in the selection. Subclasses that support the action override this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func toggleItalics(_ sender: Any?) {}

  /// Turns underlining on or off in the selection. Subclasses that support the action override this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func toggleUnderline(_ sender: Any?) {}

  /// Increases the size of the selected text. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func increaseSize(_ sender: Any?) {}

  /// Decreases the size of the selected text. Subclasses that support the action override this method. The default implementation
  /// does nothing.
  ///
  /// - Parameter sender: The object that sent the action.
  open func decreaseSize(_ sender: Any?) {}

  /// Changes the attributes of the selected text. Subclasses that support the action override this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter conversionHandler: A closure that returns the new attributes of a part of the text. Its argument is the attributes
  ///   that the part has.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
