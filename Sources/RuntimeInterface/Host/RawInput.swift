import Foundation

/// What a host has to tell about the world, before anybody made events of it. Locations are points (pixels divided by the
/// window's scale) from the top left of the window's content; times are seconds on the frame clock.
package enum RawInput: Sendable {
  case pointer(Pointer)
  case scroll(Scroll)
  case pinch(Pinch)
  case key(Key)
  /// Text that the keyboard or an input method committed.
  case text(String)
  /// Text that an input method is composing, with the selected range in it (UTF-16); empty when composition ends.
  case composing(String, selection: Range<Int>)
  /// The window has a new size in points or a new scale (read both from the window).
  case resized
  /// Pixels of the window were lost and a frame is due: which ones, the compositor learns from the surface
  /// (`takeLostRects()`, `generation`).
  case exposed
  case focus(Bool)
  /// False while the window is minimised or wholly hidden: nothing is drawn then.
  case visible(Bool)
  case filesDropped([URL], at: CGPoint)
  case textDropped(String, at: CGPoint)
  case clipboardChanged
  case closeRequested

  /// One change of one mouse button, finger or pen, or a mouse moving with no button down.
  package struct Pointer: Sendable {
    package enum Kind: Sendable { case mouse, touch, pen }
    package enum Phase: Sendable { case down, move, up, cancel, hover, hoverEnd }

    /// Tells fingers apart; the mouse is 0 and keeps its number for life.
    package var id: Int
    package var kind: Kind
    package var phase: Phase
    package var location: CGPoint
    /// The buttons that are down after this change, bit 0 the primary, 1 the secondary, 2 the middle one.
    package var buttons: Int
    package var modifiers: Modifiers
    /// 0...1, 1 for a mouse.
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

  /// A turn of the wheel or two fingers on a touchpad.
  package struct Scroll: Sendable {
    package enum Phase: Sendable {
      /// A wheel's notch, by itself.
      case discrete
      /// A touchpad: the fingers came down, moved, and left.
      case began, changed, ended
    }
    package var location: CGPoint
    /// Points of content that move under the pointer: positive moves the content right and down. A notch of the wheel is
    /// ±1 in `notches` and its points here are the host's suggestion.
    package var delta: CGPoint
    package var notches: CGPoint

    /// How many points a host suggests for a notch: about three lines of text, as on other desktops. What moves the content
    /// in a scroll view is the view's own step (`UIScrollView.pointsPerNotch`); this one turns points of a wheel that tells
    /// parts of a notch into notches.
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

  /// A touchpad's pinch: `scale` is the factor since the last event.
  package struct Pinch: Sendable {
    package var location: CGPoint
    package var scale: Double
    package var rotation: Double
    /// `began` says that `ended` will come, however long the fingers rest.
    package var phase: Scroll.Phase
    /// The device takes back what it took for a pinch; with the last phase.
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

  /// A key going down or up. `usage` is the key's USB HID usage (page 7), which is also what `UIKeyboardHIDUsage` and
  /// SDL's scancodes are.
  package struct Key: Sendable {
    package var isDown: Bool
    package var usage: Int
    /// What the key says with its modifiers and without, empty for keys that say nothing.
    package var characters: String
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
