import UIKit

/// A recipe for an image. Filters add steps to it, and `CIContext.createCGImage(_:from:)` computes it.
///
/// The origin of the coordinates is at the lower left, and their unit is a pixel. Images can be used on any thread.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let recipe: Recipe
  /// The file that the image was read from.
  public let url: URL?
  /// The properties of the file, as ImageIO reads them.
  public let properties: [String: Any]

  init(_ recipe: Recipe, url: URL? = nil, properties: [String: Any] = [:]) {
    self.recipe = recipe
    self.url = url
    self.properties = properties
  }

  // MARK: Creating images

  /// Creates an image from a bitmap.
  ///
  /// - Parameter image: The bitmap.
  public convenience init(cgImage image: CGImage) { self.init(ImageRecipe(image)) }

  /// Creates an image from a bitmap.
  ///
  /// - Parameters:
  ///   - image: The bitmap.
  ///   - options: Not used. Bitmaps have the colors of sRGB.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(ImageRecipe(image)) }

  /// Creates an image from the pixels of an image of UIKit. As in UIKit, the orientation is not applied. The result is nil if the
  /// pixels are damaged.
  ///
  /// - Parameter image: The image.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Creates an image from the pixels of an image of UIKit. The result is nil if the pixels are damaged.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - options: With `applyOrientationProperty`, the orientation is applied.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    guard let bitmap = image.cgImage else { return nil }
    let recipe = ImageRecipe(bitmap)
    let orientation = Self.orientations[image.imageOrientation] ?? .up
    self.init(Self.appliesOrientation(options) ? CIImage(recipe).oriented(orientation).recipe : recipe)
  }

  /// Creates an image from the contents of an image file. The result is nil if it cannot be decoded.
  ///
  /// - Parameter data: The contents of the file.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Creates an image from the contents of an image file. The result is nil if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - options: With `applyOrientationProperty`, the orientation is applied.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
    self.init(source, options, url: nil)
  }

  /// Creates an image from a file. The result is nil if it cannot be decoded.
  ///
  /// - Parameter url: The URL of the file.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Creates an image from a file. The result is nil if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - options: With `applyOrientationProperty`, the orientation is applied.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
    self.init(source, options, url: url)
  }

  private convenience init?(_ source: CGImageSource, _ options: [CIImageOption: Any]?, url: URL?) {
    guard let bitmap = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] ?? [:]
    let image = CIImage(ImageRecipe(bitmap))
    let number = (properties[kCGImagePropertyOrientation as String] as? NSNumber)?.int32Value ?? 1
    let result = Self.appliesOrientation(options) ? image.oriented(forExifOrientation: number) : image
    self.init(result.recipe, url: url, properties: properties)
  }

  /// Creates an image of one color that has no edges.
  ///
  /// - Parameter color: The color.
  public convenience init(color: CIColor) {
    self.init(GeneratorRecipe { ConstantColor(pixel: color.pixel($0)) })
  }

  private static func appliesOrientation(_ options: [CIImageOption: Any]?) -> Bool {
    options?[.applyOrientationProperty] as? Bool ?? false
  }

  private static let orientations: [UIImage.Orientation: CGImagePropertyOrientation] = [
    .up: .up, .down: .down, .left: .left, .right: .right, .upMirrored: .upMirrored, .downMirrored: .downMirrored,
    .leftMirrored: .leftMirrored, .rightMirrored: .rightMirrored,
  ]

  /// Returns an image without pixels.
  ///
  /// - Returns: The image. Its extent is the null rectangle.
  public class func empty() -> CIImage { CIImage(EmptyRecipe()) }

  /// An opaque black image without edges.
  public class var black: CIImage { CIImage(color: .black) }
  /// An opaque white image without edges.
  public class var white: CIImage { CIImage(color: .white) }
  /// An opaque gray image without edges.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// An opaque red image without edges.
  public class var red: CIImage { CIImage(color: .red) }
  /// An opaque green image without edges.
  public class var green: CIImage { CIImage(color: .green) }
  /// An opaque blue image without edges.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// An opaque cyan image without edges.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// An opaque magenta image without edges.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// An opaque yellow image without edges.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// A transparent image without edges.
  public class var clear: CIImage { CIImage(color: .clear) }

  // MARK: Properties

  /// The rectangle outside which the image is transparent. Images without edges have `CGRect.infinite`, and images without pixels
  /// `CGRect.null`.
  open var extent: CGRect { recipe.extent }
  /// The bitmap that the image was created from, or nil if the image is the result of a filter.
  open var cgImage: CGImage? { (recipe as? ImageRecipe)?.image }
  /// The color space of the bitmap, or nil if the image is the result of a filter.
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }
  open override var description: String { "<CIImage: extent \(extent)>" }
  /// Returns the image itself, because an image does not change.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The image.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  private func with(_ recipe: Recipe?) -> CIImage {
    guard let recipe else { return .empty() }
    return CIImage(recipe, url: url, properties: properties)
  }

  // MARK: Changing images

  /// Returns the part of the image in a rectangle.
  ///
  /// - Parameter rect: The rectangle, which is extended to whole pixels.
  /// - Returns: The part.
  open func cropped(to rect: CGRect) -> CIImage { with(CropRecipe(recipe, rect)) }

  /// Returns the image with the colors of its edges around it.
  ///
  /// - Returns: An image without edges.
  open func clampedToExtent() -> CIImage {
    extent.isInfinite || extent.isNull ? self : with(ClampRecipe(recipe, extent))
  }

  /// Returns a part of the image with the colors of its edges around it.
  ///
  /// - Parameter rect: The part.
  /// - Returns: An image without edges.
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

  /// Returns the image after an affine transform. Colors between pixels are interpolated.
  ///
  /// - Parameter matrix: The transform.
  /// - Returns: The transformed image. It is empty if the transform cannot be inverted.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let isSmooth = !(recipe is SamplingRecipe) || (recipe as? SamplingRecipe)?.isSmooth == true
    guard let result = recipe.transformed(by: matrix, isSmooth: isSmooth) else {
      CIFilter.report("the transform \(matrix) cannot be inverted; the image is empty")
      return .empty()
    }
    return with(result)
  }

  /// Returns the image after an affine transform.
  ///
  /// - Parameters:
  ///   - matrix: The transform.
  ///   - highQualityDownsample: Not used. In Tessera, smaller images are always averages of their pixels.
  /// - Returns: The transformed image.
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the image above another one.
  ///
  /// - Parameter dest: The image below.
  /// - Returns: Both images.
  open func composited(over dest: CIImage) -> CIImage { with(BlendRecipe(recipe, dest.recipe, SourceOver())) }

  /// Returns the result of a filter with this image as its input.
  ///
  /// - Parameters:
  ///   - filterName: The name of the filter. The image itself is returned if there is none.
  ///   - params: The filter's other values.
  /// - Returns: The output image of the filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  /// Returns the result of a filter with this image as its input.
  ///
  /// - Parameter filterName: The name of the filter. The image itself is returned if there is none.
  /// - Returns: The output image of the filter.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// Returns the image with a Gaussian blur.
  ///
  /// - Parameter sigma: The standard deviation in pixels.
  /// - Returns: The blurred image, which is larger than this one.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns the image whose pixels are opaque in a rectangle, and transparent outside.
  ///
  /// - Parameter extent: The rectangle.
  /// - Returns: The image.
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    let visible = with(ColorRecipe(recipe, AlphaOne())).cropped(to: extent)
    // Pixels of the rectangle outside the image are black.
    return visible.composited(over: CIImage.black.cropped(to: extent))
  }

  /// Returns the image with colors that are multiplied by alpha once more.
  ///
  /// - Returns: The image.
  open func premultiplyingAlpha() -> CIImage { with(ColorRecipe(recipe, MultiplyByAlpha())) }

  /// Returns the image with colors that are divided by alpha once more.
  ///
  /// - Returns: The image.
  open func unpremultiplyingAlpha() -> CIImage { with(ColorRecipe(recipe, DivideByAlpha())) }

  /// Returns the image with interpolated colors between its pixels, which is the standard.
  ///
  /// - Returns: The image.
  open func samplingLinear() -> CIImage { with(SamplingRecipe(recipe, isSmooth: true)) }

  /// Returns the image with the colors of the nearest pixels, if it is transformed next.
  ///
  /// - Returns: The image.
  open func samplingNearest() -> CIImage { with(SamplingRecipe(recipe, isSmooth: false)) }

  /// Returns the image itself, because Tessera chooses what is kept between the steps.
  ///
  /// - Returns: The image.
  open func insertingIntermediate() -> CIImage { self }

  /// Returns the image with other properties.
  ///
  /// - Parameter properties: The properties.
  /// - Returns: The image.
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    CIImage(recipe, url: url, properties: properties as? [String: Any] ?? [:])
  }

  // MARK: Orientation

  /// Returns the transform that applies an orientation and keeps the lower left corner.
  ///
  /// - Parameter orientation: The orientation.
  /// - Returns: The transform.
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    guard !extent.isInfinite, !extent.isNull else { return .identity }
    let (x, y, w, h) = (extent.minX, extent.minY, extent.width, extent.height)
    // The rows and columns of EXIF, with the y axis upwards, from the lower left corner of the image.
    let turn: CGAffineTransform
    switch orientation {
    case .up: turn = .identity
    case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    case .right: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case .rightMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Returns the transform that applies an orientation.
  ///
  /// - Parameter orientation: The number of EXIF. Other numbers mean 1.
  /// - Returns: The transform.
  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    orientationTransform(for: CGImagePropertyOrientation(rawValue: UInt32(max(1, orientation))) ?? .up)
  }

  /// Returns the image as it is displayed with an orientation.
  ///
  /// - Parameter orientation: The orientation.
  /// - Returns: The image.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    orientation == .up ? self : transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image as it is displayed with an orientation.
  ///
  /// - Parameter orientation: The number of EXIF. Other numbers mean 1.
  /// - Returns: The image.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(max(1, orientation))) ?? .up)
  }
}

/// An option for creating an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// Creates an option.
  ///
  /// - Parameter rawValue: The name of the option.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Determines whether the orientation of the file is applied.
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  /// The color space, which has no effect: bitmaps have the colors of sRGB.
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  /// The properties, which have no effect.
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
  /// The interpolation, which has no effect. Use `samplingNearest()`.
  public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
}

extension UIImage {
  /// Creates an image from the result of filters, which is computed immediately. An image without edges has no pixels.
  ///
  /// - Parameter ciImage: The recipe.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image from the result of filters, which is computed immediately. An image without edges has no pixels.
  ///
  /// - Parameters:
  ///   - ciImage: The recipe.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation of the result.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    guard let image = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }

  /// The recipe of the image. In Tessera, it is always nil, because recipes are computed when an image is created.
  public var ciImage: CIImage? { nil }
}
