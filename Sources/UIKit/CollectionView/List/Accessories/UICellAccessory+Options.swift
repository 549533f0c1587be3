import CoreGraphics

// The options of each kind of accessory. By default an accessory is visible, with the width and the colors of its kind.
extension UICellAccessory {
  /// The options of a disclosure indicator: its visibility, width and color.
  public struct DisclosureIndicatorOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which means a light gray.
    public var tintColor: UIColor?

    /// Creates the options of a disclosure indicator.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `actual`.
    ///   - tintColor: The tint color, or `nil` for the default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var appearance: Appearance { Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// The options of an outline disclosure: its visibility, width and color, and the area in which it can be tapped.
  public struct OutlineDisclosureOptions {
    /// Constants that determine the area in which a tap expands or collapses the item.
    public enum Style: Hashable, Sendable {
      /// The whole cell if it is a header of a list, otherwise the disclosure.
      case automatic
      /// The whole cell.
      case header
      /// The disclosure. A tap on the rest of the cell selects it.
      case cell
    }

    /// The area in which a tap expands or collapses the item. The default is `automatic`.
    public var style: Style
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which uses the cell's tint color.
    public var tintColor: UIColor?

    /// Creates the options of an outline disclosure.
    ///
    /// - Parameters:
    ///   - style: The area in which a tap expands and collapses the item, or `nil` for `automatic`.
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `actual`.
    ///   - tintColor: The tint color, or `nil` for the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var appearance: Appearance { Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// The options of a detail button: its visibility, width and color.
  public struct DetailOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which uses the cell's tint color.
    public var tintColor: UIColor?

    /// Creates the options of a detail button.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `standard`.
    ///   - tintColor: The tint color, or `nil` for the default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var appearance: Appearance { Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// The options of a checkmark: its visibility, width and color.
  public struct CheckmarkOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which uses the cell's tint color.
    public var tintColor: UIColor?

    /// Creates the options of a checkmark.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `standard`.
    ///   - tintColor: The tint color, or `nil` for the default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var appearance: Appearance { Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// The options of a delete control: its visibility, width and colors.
  public struct DeleteOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which means white.
    public var tintColor: UIColor?
    /// The color of the disc. The default is `nil`, which means red.
    public var backgroundColor: UIColor?

    /// Creates the options of a delete control.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `standard`.
    ///   - tintColor: The tint color, or `nil` for the default.
    ///   - backgroundColor: The color of the disc, or `nil` for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var appearance: Appearance {
      Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor)
    }
  }

  /// The options of an insert control: its visibility, width and colors.
  public struct InsertOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which means white.
    public var tintColor: UIColor?
    /// The color of the disc. The default is `nil`, which means green.
    public var backgroundColor: UIColor?

    /// Creates the options of an insert control.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `standard`.
    ///   - tintColor: The tint color, or `nil` for the default.
    ///   - backgroundColor: The color of the disc, or `nil` for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var appearance: Appearance {
      Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor)
    }
  }

  /// The options of a multiple selection control: its visibility, width and colors.
  public struct MultiselectOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which means white on the disc of a selected row, and light gray for the
    /// circle of any other row.
    public var tintColor: UIColor?
    /// The color of the disc. The default is `nil`, which uses the cell's tint color.
    public var backgroundColor: UIColor?

    /// Creates the options of a multiple selection control.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `standard`.
    ///   - tintColor: The tint color, or `nil` for the default.
    ///   - backgroundColor: The color of the disc, or `nil` for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var appearance: Appearance {
      Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor)
    }
  }

  /// The options of a reorder control: its visibility, width, color and separator.
  public struct ReorderOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which means a light gray.
    public var tintColor: UIColor?
    /// A Boolean value that determines whether a separator line is shown between the control and the accessories before
    /// it.
    ///
    /// The default is `true`.
    public var showsVerticalSeparator: Bool

    /// Creates the options of a reorder control.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `standard`.
    ///   - tintColor: The tint color, or `nil` for the default.
    ///   - showsVerticalSeparator: `true` to draw a line before the control, or `nil` for `true`.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var appearance: Appearance { Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// The options of a pop-up menu: its visibility, width and color.
  public struct PopUpMenuOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which uses the secondary label's color.
    public var tintColor: UIColor?

    /// Creates the options of a pop-up menu.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `actual`.
    ///   - tintColor: The tint color, or `nil` for the default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var appearance: Appearance { Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// The options of a label: its visibility, width, color and font.
  public struct LabelOptions {
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which uses the secondary label's color.
    public var tintColor: UIColor?
    /// The font of the label. The default is the font of the body text style.
    public var font: UIFont
    /// A Boolean value that determines whether the font adapts to the user's text size. The default is `true`.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates the options of a label.
    ///
    /// - Parameters:
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `actual`.
    ///   - tintColor: The tint color, or `nil` for the default.
    ///   - font: The font, or `nil` for that of the body text style.
    ///   - adjustsFontForContentSizeCategory: `true` to adapt the font to the user's text size, or `nil` for `true`.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body, compatibleWith: .current)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var appearance: Appearance { Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }

  /// The configuration of a custom view that is used as an accessory.
  public struct CustomViewConfiguration {
    /// The custom view. A view can be in one cell only.
    public let customView: UIView
    /// The position of the view in the cell.
    public let placement: Placement
    /// A Boolean value that determines whether the accessory is hidden. Its space remains reserved. The default is
    /// `false`.
    public var isHidden: Bool
    /// The reserved width for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. The default is `nil`, which uses the cell's tint color.
    public var tintColor: UIColor?
    /// A Boolean value that determines whether the view keeps the size of its frame.
    ///
    /// The default is `false`, which sizes the view to fit its content.
    public var maintainsFixedSize: Bool

    /// Creates the configuration of a custom view.
    ///
    /// - Parameters:
    ///   - customView: The view.
    ///   - placement: The position of the view in the cell.
    ///   - isHidden: `true` to hide the accessory but keep its space, or `nil` for `false`.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory, or `nil` for `standard`.
    ///   - tintColor: The tint color, or `nil` for the default.
    ///   - maintainsFixedSize: `true` to keep the size of the view's frame, or `nil` for `false`.
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

    var appearance: Appearance { Appearance(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
  }
}
