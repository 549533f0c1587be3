extension UIImage {
  /// The orientation of an image: the operation that must be applied to its stored pixels to display the image upright.
  public enum Orientation: Int, Sendable {
    /// The stored pixels are displayed unchanged.
    case up = 0
    /// The stored pixels are rotated by 180°.
    case down = 1
    /// The stored pixels are rotated counter-clockwise by 90°.
    case left = 2
    /// The stored pixels are rotated clockwise by 90°.
    case right = 3
    /// The stored pixels are reflected horizontally.
    case upMirrored = 4
    /// The stored pixels are reflected vertically.
    case downMirrored = 5
    /// The stored pixels are reflected horizontally and then rotated counter-clockwise by 90°.
    case leftMirrored = 6
    /// The stored pixels are reflected horizontally and then rotated clockwise by 90°.
    case rightMirrored = 7

    /// Creates an orientation from its number in EXIF, the metadata of photos. Numbers outside 1...8 become `up`.
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

    /// The number of the orientation in EXIF, the metadata of photos. The range is 1...8.
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

    /// Indicates whether the orientation exchanges the width and the height.
    var swapsWidthAndHeight: Bool { exif >= 5 }

    /// The transform from the unit square of the stored image to that of the displayed image. The y-axis points down.
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

    /// The orientation that results from an additional horizontal reflection.
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

  /// The rendering mode of an image: with its own colors, or as a template that is filled with the tint color.
  public enum RenderingMode: Int, Sendable {
    /// The view or bar that displays the image determines the mode.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is a template: its opaque parts are filled with the tint color.
    case alwaysTemplate = 2
  }

  /// The way in which the inner part of a resizable image is resized.
  public enum ResizingMode: Int, Sendable {
    /// The part of the image inside the cap insets is tiled.
    case tile = 0
    /// The part of the image inside the cap insets is stretched.
    case stretch = 1
  }
}
