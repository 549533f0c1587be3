import Foundation

/// Input and window changes from a host, before they are converted to events.
///
/// Locations are in points (pixels divided by the window's scale) from the top left of the window's content. Times are
/// in seconds of the frame clock.
package enum RawInput: Sendable {
  case pointer(Pointer)
  case scroll(Scroll)
  case pinch(Pinch)
  case key(Key)
  /// Text that the keyboard or an input method committed.
  case text(String)
  /// Text that an input method is composing, with its selected range (in UTF-16 units). The text is empty when the
  /// composition ends.
  case composing(String, selection: Range<Int>)
  /// The window has a new size in points or a new scale. Both can be read from the window.
  case resized
  /// Pixels of the window were lost, so a frame is required. The compositor reads from the surface which pixels were
  /// lost (`consumeLostRects()`, `generation`).
  case exposed
  case focus(Bool)
  /// Indicates whether the window is visible. The value is false while the window is minimized or completely covered.
  /// Nothing is drawn during that time.
  case visible(Bool)
  case filesDropped([URL], at: CGPoint)
  case textDropped(String, at: CGPoint)
  /// A drag that another program performs over the window.
  case drag(IncomingDragPhase, any IncomingDrag)
  case clipboardChanged
  case closeRequested

  /// A change of a mouse button, a finger or a pen, or a movement of the mouse without a pressed button.
  package struct Pointer: Sendable {
    package enum Kind: Sendable { case mouse, touch, pen }
    package enum Phase: Sendable { case down, move, up, cancel, hover, hoverEnd }

    /// The identifier of a finger. The mouse always has the identifier 0.
    package var id: Int
    package var kind: Kind
    package var phase: Phase
    package var location: CGPoint
    /// The buttons that are pressed after this change: bit 0 is the primary, bit 1 the secondary, bit 2 the middle
    /// button.
    package var buttons: Int
    package var modifiers: Modifiers
    /// The pressure, 0...1. The pressure of a mouse is 1.
    package var pressure: Double
    package var time: TimeInterval

    package init(
      id: Int = 0, kind: Kind = .mouse, phase: Phase, location: CGPoint, buttons: Int = 1, modifiers: Modifiers = [],
      pressure: Double = 1, time: TimeInterval
    ) {
      self.id = id
      self.kind = kind
      self.phase = phase
      self.location = location
      self.buttons = buttons
      self.modifiers = modifiers
      self.pressure = pressure
      self.time = time
    }
  }

  /// A rotation of the mouse wheel, or a movement of two fingers on a touchpad.
  package struct Scroll: Sendable {
    package enum Phase: Sendable {
      /// A notch of a mouse wheel. Wheel events have no other phases.
      case discrete
      /// The phases of a touchpad gesture: the fingers touch the touchpad, move, and are lifted.
      case began, changed, ended
    }
    package var location: CGPoint
    /// The movement of the content under the pointer, in points. Positive values move the content right and down. For a
    /// mouse wheel, this is the host's suggestion, and `notches` is the number of notches.
    package var delta: CGPoint
    package var notches: CGPoint

    /// The number of points that a host suggests for a notch: approximately three lines of text, as on other desktops.
    ///
    /// A scroll view has a step of its own (`UIScrollView.pointsPerNotch`). This number converts points to notches for
    /// a wheel that reports fractions of a notch.
    package static let pointsPerNotch = 60.0
    package var phase: Phase
    package var modifiers: Modifiers
    package var time: TimeInterval

    package init(
      location: CGPoint, delta: CGPoint, notches: CGPoint = .zero, phase: Phase = .discrete, modifiers: Modifiers = [],
      time: TimeInterval
    ) {
      self.location = location
      self.delta = delta
      self.notches = notches
      self.phase = phase
      self.modifiers = modifiers
      self.time = time
    }
  }

  /// A pinch on a touchpad. `scale` is the scale factor since the last event.
  package struct Pinch: Sendable {
    package var location: CGPoint
    package var scale: Double
    package var rotation: Double
    /// The phase of the gesture. Every `began` is followed by an `ended`, even if the fingers rest for a long time.
    package var phase: Scroll.Phase
    /// Indicates whether the device canceled the gesture. The value can be true in the last phase only.
    package var isCancelled: Bool
    package var time: TimeInterval

    package init(
      location: CGPoint, scale: Double, rotation: Double, phase: Scroll.Phase, isCancelled: Bool = false,
      time: TimeInterval
    ) {
      self.location = location
      self.scale = scale
      self.rotation = rotation
      self.phase = phase
      self.isCancelled = isCancelled
      self.time = time
    }
  }

  /// A press or release of a key. `usage` is the key's USB HID usage (page 7), as in `UIKeyboardHIDUsage` and SDL's
  /// scancodes.
  package struct Key: Sendable {
    package var isDown: Bool
    package var usage: Int
    /// The characters of the key with its modifiers, or an empty string for keys without characters.
    package var characters: String
    /// The characters of the key without its modifiers, or an empty string for keys without characters.
    package var charactersIgnoringModifiers: String
    package var modifiers: Modifiers
    package var isRepeat: Bool
    package var time: TimeInterval

    package init(
      isDown: Bool, usage: Int, characters: String, charactersIgnoringModifiers: String, modifiers: Modifiers,
      isRepeat: Bool = false, time: TimeInterval
    ) {
      self.isDown = isDown
      self.usage = usage
      self.characters = characters
      self.charactersIgnoringModifiers = charactersIgnoringModifiers
      self.modifiers = modifiers
      self.isRepeat = isRepeat
      self.time = time
    }
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alternate = Modifiers(rawValue: 4)
    /// The Windows or Super key.
    package static let command = Modifiers(rawValue: 8)
    package static let capsLock = Modifiers(rawValue: 16)
  }
}
