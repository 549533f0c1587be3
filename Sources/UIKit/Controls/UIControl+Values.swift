extension UIControl {
  /// A set of the events that a control sends to its targets.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events. The values are the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    ///
    /// - Parameter rawValue: The bits, one for each event. The bits of `applicationReserved` are the application's own
    ///   events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)

    /// A touch with a `tapCount` greater than 1 began inside the control. The event is sent after `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)

    /// A touch moved inside the control, or within 70 points of its bounds. A mouse pointer must be inside the bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)

    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)

    /// A touch moved back into the control. The event is sent before `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)

    /// A touch moved out of the control. The event is sent before `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)

    /// A touch ended inside the control. This is the usual event for buttons.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// The system cancelled a touch, for example because a scroll view began to scroll.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The user changed the value of the control.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// The user triggered the main action of the control. `UIButton` sends this event after `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// The control showed its menu as its primary action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)

    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// Editing ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    /// The Return key ended editing in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All events that touches cause.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)

    /// All events that text editing causes.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)

    /// The bits that applications may use for events of their own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)

    /// The bits that are reserved for UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)

    /// All events, including those of the application.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The set of states of a control, which determine its appearance.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states. The values are the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set of states from its bits.
    ///
    /// - Parameter rawValue: The bits, one for each state. The bits of `application` are the application's own states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: enabled, and neither highlighted nor selected. The set is empty.
    public static let normal = State([])

    /// The highlighted state: `isHighlighted` is `true`.
    public static let highlighted = State(rawValue: 1)

    /// The disabled state: `isEnabled` is `false`.
    public static let disabled = State(rawValue: 2)

    /// The selected state: `isSelected` is `true`.
    public static let selected = State(rawValue: 4)

    /// The focused state. In Tessera, the `state` of a control never contains it.
    public static let focused = State(rawValue: 8)

    /// The bits that applications may use for states of their own.
    public static let application = State(rawValue: 0x00FF_0000)

    /// The bits that are reserved for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of the content in the bounds of a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered between top and bottom.
    case center = 0
    /// The content is aligned with the top.
    case top = 1
    /// The content is aligned with the bottom.
    case bottom = 2
    /// The content is as high as the control. Buttons with a configuration treat it as `center`.
    case fill = 3
  }

  /// The horizontal alignment of the content in the bounds of a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered between left and right.
    case center = 0
    /// The content is aligned with the left edge.
    case left = 1
    /// The content is aligned with the right edge.
    case right = 2
    /// The content is as wide as the control. An image beside a title keeps its width.
    case fill = 3
    /// The content is aligned with the edge at which lines of text begin.
    case leading = 4
    /// The content is aligned with the edge at which lines of text end.
    case trailing = 5
  }
}
