extension UIButton {
  /// How a button looks and what it shows by itself.
  public enum ButtonType: Int, Sendable {
    /// White title of 18 points, no padding, no tint. The default of `init(frame:)`.
    case custom = 0
    /// Title of 17 points and image in the tint colour; fades while it is touched.
    case system = 1
    /// An i in a circle, in the tint colour; `infoLight` and `infoDark` look the same.
    case detailDisclosure = 2
    /// An i in a circle, in the tint colour.
    case infoLight = 3
    /// An i in a circle, in the tint colour.
    case infoDark = 4
    /// A plus in a circle, in the tint colour.
    case contactAdd = 5
    /// As `system`.
    case plain = 6
    /// A cross on a grey disc.
    case close = 7

    /// The name that `system` had before iOS 7.
    public static var roundedRect: ButtonType { .system }

    /// The symbol that the type shows by itself.
    var symbol: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      default: nil
      }
    }
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What the user is expected to choose. Looks like `normal`.
    case primary = 1
    /// Leaves without doing anything. Looks like `normal`.
    case cancel = 2
    /// Destroys something: shown in red where no colour was given.
    case destructive = 3
  }

  /// Changes a button's configuration for the button's state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
