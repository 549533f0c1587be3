import CoreGraphics

// What can be said of each kind of accessory. What is not said is the system's: seen, in the kind's width and colours.
extension UICellAccessory {
  /// Options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: a pale grey.
    public var tintColor: UIColor?

    /// Options; what is nil has its default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// Options of a disclosure in an outline.
  public struct OutlineDisclosureOptions {
    /// Where a tap expands and collapses.
    public enum Style: Hashable, Sendable {
      /// As a header where the cell is a list's header, else as a cell.
      case automatic
      /// Anywhere in the cell.
      case header
      /// On the disclosure; the rest of the cell selects it.
      case cell
    }

    /// Where a tap expands and collapses. Default automatic.
    public var style: Style
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: the cell's tint.
    public var tintColor: UIColor?

    /// Options; what is nil has its default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// Options of a detail button.
  public struct DetailOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: the cell's tint.
    public var tintColor: UIColor?

    /// Options; what is nil has its default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// Options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: the cell's tint.
    public var tintColor: UIColor?

    /// Options; what is nil has its default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// Options of a control that deletes.
  public struct DeleteOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: white.
    public var tintColor: UIColor?
    /// The colour of its disc. Default nil: red.
    public var backgroundColor: UIColor?

    /// Options; what is nil has its default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor)
    }
  }

  /// Options of a control that inserts.
  public struct InsertOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: white.
    public var tintColor: UIColor?
    /// The colour of its disc. Default nil: green.
    public var backgroundColor: UIColor?

    /// Options; what is nil has its default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor)
    }
  }

  /// Options of a control that shows the selection.
  public struct MultiselectOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: white on the disc of a selected row, pale grey for the circle.
    public var tintColor: UIColor?
    /// The colour of its disc. Default nil: the cell's tint.
    public var backgroundColor: UIColor?

    /// Options; what is nil has its default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor)
    }
  }

  /// Options of a reorder grip.
  public struct ReorderOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: a pale grey.
    public var tintColor: UIColor?
    /// Whether a line stands between the grip and other accessories before it. Default true.
    public var showsVerticalSeparator: Bool

    /// Options; what is nil has its default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// Options of a menu.
  public struct PopUpMenuOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: the secondary label's colour.
    public var tintColor: UIColor?

    /// Options; what is nil has its default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// Options of a text.
  public struct LabelOptions {
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: the secondary label's colour.
    public var tintColor: UIColor?
    /// Default: the body style's.
    public var font: UIFont
    /// Whether the font follows the user's text size. Default true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options; what is nil has its default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// What a view of your own is as an accessory.
  public struct CustomViewConfiguration {
    /// The view. It can be in one cell at a time.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it only takes its room, and is neither seen nor touched. Default false.
    public var isHidden: Bool
    /// The width that it takes. Default `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour. Default nil: the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame. Default false: it has the size that it needs.
    public var maintainsFixedSize: Bool

    /// A view and its place; what is nil has its default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }
}
