import Foundation
import RuntimeInterface

/// Creates presses for key events and delivers them to key commands, to gesture recognizers, to the first responder, and to
/// the system's actions.
@MainActor package final class PressDispatcher: EventSource {
  package static var shared: PressDispatcher { ApplicationContext.object(.presses, PressDispatcher()) }

  private var heldPresses: [Int: UIPress] = [:]
  private let event = UIPressesEvent()
  /// The presses that were handled by a key command. Responders receive no further events for them.
  private var handledPresses: Set<ObjectIdentifier> = []

  init() { event.source = self }

  /// Creates or updates the press for a key event and sends the event to the application.
  package func receive(_ key: RawInput.Key) {
    guard let window = UIApplication.shared.keyWindow else {
      // If a key is released while there is no key window, its press is removed as well.
      if !key.isDown { heldPresses[key.usage] = nil }
      return
    }
    let press: UIPress
    if let heldPress = heldPresses[key.usage] {
      press = heldPress
      press.isRepeat = true
    } else {
      guard key.isDown else { return }
      press = UIPress(type: Self.type(of: key.usage))
    }
    if key.isDown {
      // Typing text does not show the focus ring around a different item that has the focus, such as the row of a form.
      if !(FirstResponder.current(in: window) is any UIKeyInput) { FocusRing.lastInputWasKey = true }
      ToolTips.shared.hide()
    }
    press.timestamp = key.time
    press.window = window
    press.phase = key.isDown ? (press.isRepeat ? .changed : .began) : .ended
    let flags = UIKeyModifierFlags(key.modifiers)
    press.key = UIKey(
      characters: Self.name(of: key.usage) ?? key.characters,
      charactersIgnoringModifiers: Self.name(of: key.usage) ?? key.charactersIgnoringModifiers, modifierFlags: flags,
      keyCode: UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboardErrorUndefined)
    heldPresses[key.usage] = key.isDown ? press : nil
    // The other keys that are pressed do not change in this event.
    for held in heldPresses.values where held !== press { held.phase = .stationary }
    event.allPresses = Set(heldPresses.values).union([press])
    event.timestamp = key.time
    event.modifierFlags = flags
    UIApplication.shared.sendEvent(event)
  }

  /// Delivers an event to a window. `UIWindow.sendEvent(_:)` calls it.
  package func deliver(_ event: UIEvent, in window: UIWindow) {
    guard let event = event as? UIPressesEvent else { return }
    for press in event.allPresses {
      // An open menu receives all keys.
      if let menu = MenuPresenter.presenter(in: window) {
        if press.phase == .began || press.phase == .changed, let key = press.key { menu.handle(key) }
        continue
      }
      if press.phase == .began, press.key?.keyCode == .keyboardEscape,
        ActiveDragGesture.cancel() || SwipeController.cancel()
      {
        continue
      }
      let firstResponder = responder(in: window)
      switch press.phase {
      case .began, .changed:
        if let key = press.key, KeyShortcuts.perform(key, from: firstResponder, event: event) {
          handledPresses.insert(ObjectIdentifier(press))
          continue
        }
        if PressGestures.shared.deliver(press, to: firstResponder, event: event) { continue }
        press.responder = firstResponder
        // A key that is held down sends `pressesBegan` repeatedly, because typed text repeats too.
        firstResponder.pressesBegan([press], with: event)
      case .ended:
        // If a key command has handled the press, the responder was not told when the press began.
        if handledPresses.remove(ObjectIdentifier(press)) != nil { continue }
        if PressGestures.shared.deliver(press, to: firstResponder, event: event) { continue }
        (press.responder ?? firstResponder).pressesEnded([press], with: event)
      case .cancelled:
        (press.responder ?? firstResponder).pressesCancelled([press], with: event)
      case .stationary:
        break
      }
    }
  }

  /// Returns the responder that receives key events: the first responder, or otherwise the view controller of the
  /// visible content. A first responder that a presentation covers receives no keys, unless the user types into it.
  func responder(in window: UIWindow) -> UIResponder {
    guard let firstResponder = FirstResponder.current(in: window) else {
      return DefaultKeyResponder.responder(of: window)
    }
    if firstResponder is any UIKeyInput || !DefaultKeyResponder.isCovered(firstResponder, in: window) {
      return firstResponder
    }
    return DefaultKeyResponder.responder(of: window)
  }

  // MARK: Text

  /// Inserts text that the keyboard or an input method has committed.
  package func insert(_ text: String) {
    guard let window = UIApplication.shared.keyWindow, let input = FirstResponder.current(in: window) as? any UIKeyInput
    else {
      return
    }
    TypedText.performTyping { input.insertText(text) }
  }

  /// Updates the text that is being composed with an input method, and the selection in it. The selection is a range of
  /// UTF-16 offsets.
  package func compose(_ text: String, selection: Range<Int>) {
    guard let window = UIApplication.shared.keyWindow,
      let input = FirstResponder.current(in: window) as? any ComposingInput
    else { return }
    input.setComposedText(text, selection: selection)
  }

  // MARK: System actions

  /// Handles presses that no responder has handled. Editing keys edit the text; other keys move the focus or scroll.
  func systemAction(for presses: Set<UIPress>, event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, let window = press.window else { continue }
      if SelectionKeys.handle(key, in: window) { continue }
      if FocusKeys.handleLeavingText(key, in: window) { continue }
      if !key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) { continue }
      if let input = FirstResponder.current(in: window) as? any UIKeyInput {
        // Text input inserts the characters. These keys produce no characters.
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: TypedText.performTyping { input.deleteBackward() }
        case .keyboardReturnOrEnter, .keypadEnter: TypedText.performTyping { input.insertText("\n") }
        case .keyboardTab: TypedText.performTyping { input.insertText("\t") }
        case .keyboardSpacebar: break
        default: scroll(with: key, in: window)
        }
      } else if !FocusKeys.handle(key, in: window) {
        scroll(with: key, in: window)
      }
    }
  }

  private func scroll(with key: UIKey, in window: UIWindow) {
    let shift = key.modifierFlags.contains(.shift)
    for scrollView in ScrollDispatcher.shared.scrollViewsForKeys(in: window)
    where scrollView.scroll(with: key.keyCode, shift: shift) {
      return
    }
  }

  /// Returns the press type for a key's HID usage (its number in the USB standard). Returns `select` for keys that have
  /// no press type.
  static func type(of usage: Int) -> UIPress.PressType {
    switch usage {
    case 82: return .upArrow
    case 81: return .downArrow
    case 80: return .leftArrow
    case 79: return .rightArrow
    case 75: return .pageUp
    case 78: return .pageDown
    case 40: return .select
    case 41: return .menu
    default: return .select
    }
  }

  /// Returns the string by which `UIKey` and `UIKeyCommand` represent a key without characters, such as an arrow key.
  /// Returns nil for other keys.
  static func name(of usage: Int) -> String? {
    switch usage {
    case 82: return UIKeyCommand.inputUpArrow
    case 81: return UIKeyCommand.inputDownArrow
    case 80: return UIKeyCommand.inputLeftArrow
    case 79: return UIKeyCommand.inputRightArrow
    case 75: return UIKeyCommand.inputPageUp
    case 78: return UIKeyCommand.inputPageDown
    case 74: return UIKeyCommand.inputHome
    case 77: return UIKeyCommand.inputEnd
    case 41: return UIKeyCommand.inputEscape
    case 76: return UIKeyCommand.inputDelete
    case 58...69: return "UIKeyInputF\(usage - 57)"
    default: return nil
    }
  }
}
