import Foundation

extension UIWindowScene {
  /// What shape a scene has.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// Which way up the interface is: by the window's shape.
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    /// The window's content: its place on the desktop is not known, so that the origin is zero. Points.
    open private(set) var systemFrame: CGRect
    /// The limits of its size.
    open private(set) var minimumSize: CGSize
    /// The limits of its size.
    open private(set) var maximumSize: CGSize

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
      minimumSize = scene.sizeRestrictions?.minimumSize ?? .zero
      maximumSize = scene.sizeRestrictions?.maximumSize ?? .zero
      super.init()
    }
  }

  /// A wish for another shape: of one of the two subclasses.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Creates preferences that ask for nothing. Subclasses call this initializer.
    public override init() { super.init() }

    /// A size of the window.
    @preconcurrency @MainActor open class Mac: GeometryPreferences {
      /// Points. The place of the window is the desktop's matter: only the size counts. Nil, the default: as it is.
      open var systemFrame: CGRect?

      /// No wish.
      public override init() { super.init() }

      /// A window whose content is as large as `systemFrame`.
      public convenience init(systemFrame: CGRect) {
        self.init()
        self.systemFrame = systemFrame
      }
    }

    /// Which ways up the interface may be.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The window is turned (width and height change places) if its orientation is none of these. Nil, the default: as
      /// it is.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// No wish.
      public override init() { super.init() }

      /// An interface that is one of these ways up.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The scene's shape now.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// Asks the host's window for another shape; the window follows when the desktop has agreed. `errorHandler` is called at
  /// once with a wish that cannot be met: a size below one point, no orientation, or no host window.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let window = screen.hostWindow else {
      errorHandler?(GeometryError.noWindow)
      return
    }
    let size = window.size
    switch geometryPreferences {
    case let wish as GeometryPreferences.Mac:
      guard let frame = wish.systemFrame else { return }
      guard frame.width >= 1, frame.height >= 1, frame.width.isFinite, frame.height.isFinite else {
        errorHandler?(GeometryError.impossibleSize(frame.size))
        return
      }
      window.resize(to: frame.size)
    case let wish as GeometryPreferences.iOS:
      guard let allowed = wish.interfaceOrientations else { return }
      let wide = !allowed.isDisjoint(with: .landscape)
      let high = !allowed.isDisjoint(with: [.portrait, .portraitUpsideDown])
      guard wide || high else {
        errorHandler?(GeometryError.noOrientation)
        return
      }
      let isWide = interfaceOrientation.isLandscape
      if isWide ? !wide : !high { window.resize(to: CGSize(width: size.height, height: size.width)) }
    default: break
    }
  }

  /// Why a wish for another shape cannot be met.
  private enum GeometryError: LocalizedError {
    case noWindow, noOrientation
    case impossibleSize(CGSize)

    var errorDescription: String? {
      switch self {
      case .noWindow: "The scene has no window on a host whose shape could change."
      case .noOrientation: "No orientation is allowed by the preferences."
      case .impossibleSize(let size): "A window cannot be \(size.width) × \(size.height) points."
      }
    }
  }
}
