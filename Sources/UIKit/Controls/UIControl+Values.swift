extension UIControl {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event; UIKit's values.
    public let rawValue: UInt

    /// The events whose bits are set; bits of `applicationReserved` are the application's own events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)

    /// A touch came down with a `tapCount` above 1; sent after `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)

    /// The touch moved and is inside, or within 70 points of the bounds (a mouse pointer: inside).
    public static let touchDragInside = Event(rawValue: 1 << 2)

    /// The touch moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)

    /// The touch came back inside; sent before `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)

    /// The touch left the control; sent before `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)

    /// The touch ended inside: what buttons are used with.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// The touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// The touch was taken away, by a scroll for instance.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The user changed the control's value. Sent by controls with a value.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// The control did what it is for; `UIButton` sends it after `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// The menu of the control's primary action is shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing of text began. Sent by text fields.
    public static let editingDidBegin = Event(rawValue: 1 << 16)

    /// The text that is edited changed. Sent by text fields.
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// Editing of text ended. Sent by text fields.
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    /// Return ended the editing. Sent by text fields.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All events that touches cause.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)

    /// All events that editing causes.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)

    /// The bits that an application may use for events of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)

    /// The bits that are kept for UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)

    /// Every event, the application's own included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands: what its look depends on.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state; UIKit's values.
    public let rawValue: UInt

    /// The states whose bits are set; bits of `application` are the application's own states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither highlighted nor selected: no bits.
    public static let normal = State([])

    /// `isHighlighted` is true.
    public static let highlighted = State(rawValue: 1)

    /// `isEnabled` is false.
    public static let disabled = State(rawValue: 2)

    /// `isSelected` is true.
    public static let selected = State(rawValue: 4)

    /// The control has the focus of the focus engine. Never part of a control's `state` here.
    public static let focused = State(rawValue: 8)

    /// The bits that an application may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)

    /// The bits that are kept for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the content lies between top and bottom; `fill` stretches it.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle between top and bottom.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// As high as the control; configured buttons take it for `center`.
    case fill = 3
  }

  /// Where the content lies between the sides; `fill` stretches it, `leading` and `trailing` follow the writing
  /// direction.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle between left and right.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// As wide as the control: an image beside a title keeps its width.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }
}
