extension UIImage {
  /// Which way up the stored pixels are: what must be done to them to see the picture.
  public enum Orientation: Int, Sendable {
    /// Nothing.
    case up = 0
    /// Turned by 180°.
    case down = 1
    /// Turned by 90° against the clock.
    case left = 2
    /// Turned by 90° with the clock.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored left to right, then turned by 90° against the clock.
    case leftMirrored = 6
    /// Mirrored left to right, then turned by 90° with the clock.
    case rightMirrored = 7

    /// From EXIF's numbers; others than 1 to 8 are up.
    package init(exif: Int) {
      switch exif {
      case 2: self = .upMirrored
      case 3: self = .down
      case 4: self = .downMirrored
      case 5: self = .leftMirrored
      case 6: self = .right
      case 7: self = .rightMirrored
      case 8: self = .left
      default: self = .up
      }
    }

    /// EXIF's number, 1 to 8.
    package var exif: Int {
      switch self {
      case .up: return 1
      case .upMirrored: return 2
      case .down: return 3
      case .downMirrored: return 4
      case .leftMirrored: return 5
      case .right: return 6
      case .rightMirrored: return 7
      case .left: return 8
      }
    }

    /// Whether width and height change places.
    var swapsSides: Bool { exif >= 5 }

    /// From the unit square of the stored pixels to that of the picture, y down.
    var transform: CGAffineTransform {
      switch self {
      case .up: return .identity
      case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      }
    }

    /// The orientation that also mirrors the picture left to right.
    var mirrored: Orientation {
      switch self {
      case .up: return .upMirrored
      case .upMirrored: return .up
      case .down: return .downMirrored
      case .downMirrored: return .down
      case .left: return .rightMirrored
      case .rightMirrored: return .left
      case .right: return .leftMirrored
      case .leftMirrored: return .right
      }
    }
  }

  /// Whether an image's colours are drawn, or only its shape in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown wants it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// Its opacity filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills its space.
  public enum ResizingMode: Int, Sendable {
    /// The inner part is repeated.
    case tile = 0
    /// The inner part is stretched.
    case stretch = 1
  }
}
