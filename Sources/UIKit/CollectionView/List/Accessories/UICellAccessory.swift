import CoreGraphics

/// A symbol, a control, a label or a custom view at the leading or trailing end of a list cell.
///
/// The system determines the position and order of system accessories. Custom views specify their own positions.
public struct UICellAccessory {
  /// A closure that is called for a tap on the accessory, instead of its default action.
  public typealias ActionHandler = () -> Void
  /// A closure that is called after the user chose an element of an accessory's menu. Its argument is the menu with its
  /// new states.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// Constants that specify the kind of an accessory of a list cell.
  public enum AccessoryType: Hashable {
    /// A chevron that indicates that the row leads to further content.
    case disclosureIndicator
    /// A chevron that expands and collapses the item in an outline.
    case outlineDisclosure
    /// A button with the letter i in a circle, for showing details about the item.
    case detail
    /// A checkmark at the trailing edge, which marks a chosen row.
    case checkmark
    /// A button with a minus sign on a red disc, for deleting the row.
    case delete
    /// A button with a plus sign on a green disc, for inserting a row.
    case insert
    /// A reorder control with which the user drags the row to another position.
    case reorder
    /// A circle that indicates whether the row is selected.
    case multiselect
    /// A button that opens a menu and shows its selected element.
    case popUpMenu
    /// A label with a short text, such as a count.
    case label
    /// A custom view, which is the associated value.
    case customView(UIView)
  }

  /// Constants that determine whether an accessory is shown in editing mode.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is always shown.
    case always
    /// The accessory is shown while the collection view is not in editing mode.
    case whenNotEditing
    /// The accessory is shown while the collection view is in editing mode.
    case whenEditing
  }

  /// The width that is reserved for an accessory. The accessory is centered in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The actual width of the accessory.
    case actual
    /// The system's standard width, which aligns the accessories of different rows. For an accessory that is wider, its
    /// actual width is used.
    case standard
    /// A fixed width, in points.
    case custom(CGFloat)
  }

  /// The position of a custom view among the accessories of a cell.
  public enum Placement {
    /// A closure that returns the index of an accessory among the accessories on its side. Its argument contains those
    /// accessories in reading order.
    public typealias Position = ([UICellAccessory]) -> Int

    /// The accessory is before the content. By default it is adjacent to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The accessory is after the content. By default it is adjacent to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns a position before the first accessory of a kind, or at the start if there is none.
    ///
    /// Custom views are of the same kind if they are identical.
    ///
    /// - Parameter accessory: An accessory of the kind.
    /// - Returns: The position.
    public static func position(before accessory: UICellAccessory) -> Position {
      { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Returns a position after the last accessory of a kind, or at the end if there is none.
    ///
    /// Custom views are of the same kind if they are identical.
    ///
    /// - Parameter accessory: An accessory of the kind.
    /// - Returns: The position.
    public static func position(after accessory: UICellAccessory) -> Position {
      { others in others.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? others.count }
    }
  }

  /// The kind of the accessory, such as a checkmark or a disclosure indicator.
  public let accessoryType: AccessoryType
  let content: Content
  let displayed: DisplayedState
  /// The position of a custom view, or `nil` for a system accessory.
  let placement: Placement?
  let appearance: Appearance

  /// The properties that are specific to some kinds of accessories.
  enum Content {
    case mark
    case action(ActionHandler?)
    case outline(OutlineDisclosureOptions.Style, ActionHandler?)
    case reorder(showsVerticalSeparator: Bool)
    case label(String, UIFont, adjusts: Bool)
    case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
    case view(UIView, isFixed: Bool)
  }

  /// The properties that accessories of all kinds have: visibility, reserved width and tint color.
  struct Appearance {
    /// Indicates whether the accessory is hidden. Its space remains reserved.
    var isHidden: Bool
    var width: LayoutDimension
    /// The tint color, or `nil` for the default of the accessory's kind.
    var tintColor: UIColor?
    var backgroundColor: UIColor?
  }

  /// Returns whether the accessory is shown in editing mode (if `isEditing` is `true`) or outside of editing mode (if it is `false`).
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Indicates whether the accessory is before the content.
  var isLeading: Bool {
    switch placement {
    case .leading?: true
    case .trailing?: false
    case nil: accessoryType == .delete || accessoryType == .insert || accessoryType == .multiselect
    }
  }

  /// The position of a system accessory among the system accessories on its side of the cell. Lower numbers come first
  /// in reading order.
  var rank: Int {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .popUpMenu: 4
    case .detail: 5
    case .checkmark: 6
    case .outlineDisclosure: 7
    case .disclosureIndicator: 8
    case .reorder: 9
    case .customView: 10
    }
  }

  /// Returns the accessories on the leading or trailing side of a cell, in reading order. Accessories that are not shown in the
  /// given editing state are not included. System accessories have a fixed order. Custom views are inserted at their positions.
  static func sortedAccessories(_ accessories: [UICellAccessory], leading: Bool, whileEditing: Bool)
    -> [UICellAccessory]
  {
    let candidates = accessories.filter { $0.isLeading == leading && $0.isDisplayed(whileEditing: whileEditing) }
    var result = candidates.enumerated().filter { $0.element.placement == nil }
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for accessory in candidates {
      switch accessory.placement {
      case .leading(_, let position)?, .trailing(_, let position)?:
        result.insert(accessory, at: min(max(0, position(result)), result.count))
      case nil: break
      }
    }
    return result
  }
}
