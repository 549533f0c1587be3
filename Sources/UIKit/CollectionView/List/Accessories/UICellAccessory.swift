import CoreGraphics

/// Something at the leading or trailing end of a list cell: a mark, a control, a label or a view of your own.
///
/// The system knows where its own accessories stand and in which order; `customView` says it for yours.
public struct UICellAccessory {
  /// What an accessory does when it is tapped, instead of what it does by itself.
  public typealias ActionHandler = () -> Void
  /// Hears which element of an accessory's menu was chosen: the menu with its new states.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The kind of accessory.
  public enum AccessoryType: Hashable {
    /// A chevron: the row leads to something.
    case disclosureIndicator
    /// A chevron that turns: the row shows or hides what lies below it in an outline.
    case outlineDisclosure
    /// An i in a circle.
    case detail
    /// A checkmark.
    case checkmark
    /// A minus on a red disc.
    case delete
    /// A plus on a green disc.
    case insert
    /// The grip by which a row is moved.
    case reorder
    /// A circle that shows whether the row is selected.
    case multiselect
    /// A menu of which one element is chosen.
    case popUpMenu
    /// A text.
    case label
    /// A view of your own.
    case customView(UIView)
  }

  /// When an accessory is there.
  public enum DisplayedState: Hashable, Sendable {
    /// At all times.
    case always
    /// While the collection view is not being edited.
    case whenNotEditing
    /// While the collection view is being edited.
    case whenEditing
  }

  /// The width that an accessory takes, in whose middle it stands.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own.
    case actual
    /// The one that the system reserves for all, so that rows line up; more where the accessory is wider.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// Where an accessory of your own stands.
  public enum Placement {
    /// The place among the accessories of that side, given those that are there, as they are read.
    public typealias Position = ([UICellAccessory]) -> Int

    /// Before the content. Default: next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content. Default: next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the first accessory of the same kind (the same view, for views of your own); first of all if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// After the last accessory of the same kind (the same view, for views of your own); last of all if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { others in others.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? others.count }
    }
  }

  /// The kind of accessory.
  public let accessoryType: AccessoryType
  let content: Content
  let displayed: DisplayedState
  /// Nil where the system knows the place.
  let placement: Placement?
  let look: Look

  /// What the kinds have besides.
  enum Content {
    case mark
    case action(ActionHandler?)
    case outline(OutlineDisclosureOptions.Style, ActionHandler?)
    case reorder(showsVerticalSeparator: Bool)
    case label(String, UIFont, adjusts: Bool)
    case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
    case view(UIView, isFixed: Bool)
  }

  /// What all kinds have.
  struct Look {
    /// It takes its room, and is neither seen nor touched.
    var isHidden: Bool
    var width: LayoutDimension
    /// Nil: the kind's.
    var tintColor: UIColor?
    var backgroundColor: UIColor?
  }

  /// Whether it is there.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Whether it stands before the content.
  var isLeading: Bool {
    switch placement {
    case .leading?: true
    case .trailing?: false
    case nil: accessoryType == .delete || accessoryType == .insert || accessoryType == .multiselect
    }
  }

  /// The order of the system's own on one side, as they are read.
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

  /// Those of a side, as they are read: the system's in the system's order, then yours where they want to be.
  static func ordered(_ accessories: [UICellAccessory], leading: Bool, whileEditing: Bool) -> [UICellAccessory] {
    let here = accessories.filter { $0.isLeading == leading && $0.isDisplayed(whileEditing: whileEditing) }
    var result = here.enumerated().filter { $0.element.placement == nil }
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for accessory in here {
      switch accessory.placement {
      case .leading(_, let position)?, .trailing(_, let position)?:
        result.insert(accessory, at: min(max(0, position(result)), result.count))
      case nil: break
      }
    }
    return result
  }
}
