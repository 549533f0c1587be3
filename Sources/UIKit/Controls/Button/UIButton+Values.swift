extension UIButton {
  /// The type of a button, which determines its default content and appearance.
  public enum ButtonType: Int, Sendable {
    /// A button with a white title of 18 points, without insets and tint. `init(frame:)` creates a button of this type.
    case custom = 0
    /// A button that shows a title of 17 points and an image in the tint color. The content fades while the button is
    /// touched.
    case system = 1
    /// A button with an *i* in a circle, in the tint color. `infoLight` and `infoDark` look the same.
    case detailDisclosure = 2
    /// A button with an *i* in a circle, in the tint color.
    case infoLight = 3
    /// A button with an *i* in a circle, in the tint color.
    case infoDark = 4
    /// A button with a plus sign in a circle, in the tint color.
    case contactAdd = 5
    /// A button that looks like `system`.
    case plain = 6
    /// A button with a cross on a gray disc.
    case close = 7

    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }

    /// The name of the symbol that a button of this type shows by default, or `nil` if it shows none.
    var symbol: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      default: nil
      }
    }
  }

  /// The role of a button, which determines its default color.
  public enum Role: Int, Sendable {
    /// A button without a specific role.
    case normal = 0
    /// The button that the user is most likely to choose. The button looks like one with the role `normal`.
    case primary = 1
    /// A button that cancels the operation. The button looks like one with the role `normal`.
    case cancel = 2
    /// A button that deletes data. The button is red unless a color is set.
    case destructive = 3
  }

  /// A closure that updates the configuration of a button for the button's state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
