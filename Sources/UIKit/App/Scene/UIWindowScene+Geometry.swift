import Foundation

extension UIWindowScene {
  /// The size and orientation of a scene.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// The orientation of the interface, which depends on the shape of the window.
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    /// The frame of the window's content, in points. In Tessera its origin is always zero, regardless of the window's position
    /// on the desktop.
    open private(set) var systemFrame: CGRect
    /// The smallest size to which the window can be resized, in points.
    open private(set) var minimumSize: CGSize
    /// The largest size to which the window can be resized, in points.
    open private(set) var maximumSize: CGSize

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
      minimumSize = scene.sizeRestrictions?.minimumSize ?? .zero
      maximumSize = scene.sizeRestrictions?.maximumSize ?? .zero
      super.init()
    }
  }

  /// A preferred size or orientation of a scene. Use one of the two subclasses.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Creates preferences that request nothing. Subclasses call this initializer.
    public override init() { super.init() }

    /// Preferences for the size of the scene's window.
    @preconcurrency @MainActor open class Mac: GeometryPreferences {
      /// The preferred frame of the window's content, in points. Only the size is used, because the desktop determines
      /// the position. The default is nil, which requests no change.
      open var systemFrame: CGRect?

      /// Creates preferences that request no change of the size.
      public override init() { super.init() }

      /// Creates preferences with a size of the window's content.
      ///
      /// - Parameter systemFrame: The preferred frame in points. Only its size is used.
      public convenience init(systemFrame: CGRect) {
        self.init()
        self.systemFrame = systemFrame
      }
    }

    /// Preferences for the orientation of the interface.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The preferred orientations. If the current orientation is not among them, the window's width and height are
      /// exchanged. The default is nil, which requests no change.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences that request no change of the orientation.
      public override init() { super.init() }

      /// Creates preferences with orientations of the user interface.
      ///
      /// - Parameter interfaceOrientations: The preferred orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The current size and orientation of the scene.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// Requests a different size or orientation of the host's window. The desktop can refuse the request.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The preferred size or orientations.
  ///   - errorHandler: A closure that is called immediately if the request cannot be fulfilled. This is the case if the
  ///     size is below one point, the set of orientations is empty, or there is no host window.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let window = screen.hostWindow else {
      errorHandler?(GeometryError.noWindow)
      return
    }
    let size = window.size
    switch geometryPreferences {
    case let preferences as GeometryPreferences.Mac:
      guard let frame = preferences.systemFrame else { return }
      guard frame.width >= 1, frame.height >= 1, frame.width.isFinite, frame.height.isFinite else {
        errorHandler?(GeometryError.impossibleSize(frame.size))
        return
      }
      window.resize(to: frame.size)
    case let preferences as GeometryPreferences.iOS:
      guard let allowedOrientations = preferences.interfaceOrientations else { return }
      let allowsLandscape = !allowedOrientations.isDisjoint(with: .landscape)
      let allowsPortrait = !allowedOrientations.isDisjoint(with: [.portrait, .portraitUpsideDown])
      guard allowsLandscape || allowsPortrait else {
        errorHandler?(GeometryError.noOrientation)
        return
      }
      let isWide = interfaceOrientation.isLandscape
      if isWide ? !allowsLandscape : !allowsPortrait {
        window.resize(to: CGSize(width: size.height, height: size.width))
      }
    default: break
    }
  }

  /// The reason why a geometry request failed.
  private enum GeometryError: LocalizedError {
    case noWindow, noOrientation
    case impossibleSize(CGSize)

    var errorDescription: String? {
      switch self {
      case .noWindow: "The scene has no window on a host."
      case .noOrientation: "The preferences contain no orientation."
      case .impossibleSize(let size):
        "A window cannot have the size \(size.width) × \(size.height) points; it must be at least 1 × 1."
      }
    }
  }
}
