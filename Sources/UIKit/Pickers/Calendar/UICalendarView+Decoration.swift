import Foundation

extension UICalendarView {
  /// The size of a dot or an image below a date.
  public enum DecorationSize: Int, Sendable {
    /// A dot of 4 points, or an image of at most 9 points.
    case small = 0
    /// A dot of 6 points, or an image of at most 12 points.
    case medium = 1
    /// A dot of 8 points, or an image of at most 15 points.
    case large = 2

    /// The diameter of a dot in points.
    var dotDiameter: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 8
      }
    }

    /// The greatest width and height of an image in points.
    var maximumImageSide: CGFloat {
      switch self {
      case .small: 9
      case .medium: 12
      case .large: 15
      }
    }
  }

  /// A mark below a date of a calendar view: a dot, an image or a view.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The content of a decoration: a dot, an image or a view.
    private enum Content {
      case dot(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    private let content: Content

    /// Creates a gray dot of medium size.
    public override convenience init() { self.init(.dot(nil, .medium)) }

    private init(_ content: Content) {
      self.content = content
      super.init()
    }

    /// Returns a decoration with a dot.
    ///
    /// - Parameters:
    ///   - color: The color, or `nil` for gray. The default is `nil`.
    ///   - size: The size. The default is `medium`.
    /// - Returns: The decoration.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot(color, size))
    }

    /// Returns a decoration with an image.
    ///
    /// - Parameters:
    ///   - image: The image, or `nil` for a dot.
    ///   - color: The color of a template image, or `nil` for gray. The default is `nil`.
    ///   - size: The size. The default is `medium`.
    /// - Returns: The decoration.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(.image(image, color, size)) }

    /// Returns a decoration with a view.
    ///
    /// - Parameter customViewProvider: A closure that creates the view. The view is shown in its intrinsic size, or in
    ///   the size of its frame if it has none. The size of the view is limited to the space below the date. The view
    ///   receives no touches.
    /// - Returns: The decoration.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.view(customViewProvider))
    }

    /// Returns a new view that shows the decoration, and the size of the view in points.
    func makeView() -> (view: UIView, size: CGSize) {
      switch content {
      case .dot(let color, let size), .image(nil, let color, let size):
        let view = UIView()
        view.backgroundColor = color ?? .systemGray3
        view.layer.cornerRadius = size.dotDiameter / 2
        return (view, CGSize(width: size.dotDiameter, height: size.dotDiameter))
      case .image(let image?, let color, let size):
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .systemGray
        let scale = min(1, size.maximumImageSide / max(1, image.size.width, image.size.height))
        return (view, CGSize(width: image.size.width * scale, height: image.size.height * scale))
      case .view(let provider):
        let view = provider()
        let naturalSize = view.intrinsicContentSize
        let size = view.sizeThatFits(.zero)
        return (
          view,
          CGSize(
            width: naturalSize.width > 0 ? naturalSize.width : size.width,
            height: naturalSize.height > 0 ? naturalSize.height : size.height)
        )
      }
    }
  }
}
