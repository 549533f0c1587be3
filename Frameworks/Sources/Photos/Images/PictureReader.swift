import Foundation
import UIKit

/// Reads a picture in the size of a request.
struct PictureReader: Sendable {
  let url: URL
  let pixelSize: CGSize
  let targetSize: CGSize
  let contentMode: PHImageContentMode
  let resizeMode: PHImageRequestOptionsResizeMode
  let cropRect: CGRect

  /// The longer side of the picture that arrives first, in pixels.
  static let degradedSide = 120

  init(_ file: PhotoFile, _ targetSize: CGSize, _ contentMode: PHImageContentMode, _ options: PHImageRequestOptions?) {
    url = file.url
    pixelSize = file.header.pixelSize
    self.targetSize = targetSize
    self.contentMode = contentMode
    resizeMode = options?.resizeMode ?? .fast
    cropRect = options?.normalizedCropRect ?? .zero
  }

  private var isOriginalSize: Bool {
    !(targetSize.width > 0 && targetSize.height > 0) || resizeMode == .none || pixelSize.width <= 0
  }

  /// The factor by which the picture is scaled to fit into the size or to cover it.
  private var factor: CGFloat {
    guard !isOriginalSize else { return 1 }
    let (x, y) = (targetSize.width / pixelSize.width, targetSize.height / pixelSize.height)
    return contentMode == .aspectFit ? min(x, y) : max(x, y)
  }

  /// The longer side of the picture that is decoded, in pixels. It is not enlarged.
  var side: Int {
    let longer = max(pixelSize.width, pixelSize.height)
    return isOriginalSize || factor >= 1 ? .max : max(1, Int((longer * factor).rounded(.up)))
  }

  /// Reads the picture.
  ///
  /// - Throws: `PHPhotosError`.
  func read() throws -> UIImage {
    let image = try decoded(side)
    guard resizeMode == .exact, !isOriginalSize else { return image }
    return resized(image)
  }

  /// Reads a small version of the picture.
  ///
  /// - Throws: `PHPhotosError`.
  func readDegraded() throws -> UIImage { try decoded(Self.degradedSide) }

  private func decoded(_ side: Int) throws -> UIImage {
    do { return try UIImage.thumbnail(contentsOf: url, maximumPixelSize: side) } catch {
      let code: PHPhotosError.Code = access(url.path, F_OK) == 0 ? .invalidResource : .missingResource
      throw PHPhotosError(code, "\(url.path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Draws the picture, or a part of it, in exactly the size.
  private func resized(_ image: UIImage) -> UIImage {
    var source = CGRect(origin: .zero, size: image.size)
    if cropRect.width > 0, cropRect.height > 0 {
      source = CGRect(
        x: cropRect.minX * image.size.width, y: cropRect.minY * image.size.height,
        width: cropRect.width * image.size.width, height: cropRect.height * image.size.height)
    }
    let (x, y) = (targetSize.width / source.width, targetSize.height / source.height)
    let scale = contentMode == .aspectFit ? min(x, y) : max(x, y)
    let size =
      contentMode == .aspectFill
      ? targetSize
      : CGSize(
        width: max(1, (source.width * scale).rounded()), height: max(1, (source.height * scale).rounded()))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      // The middle of the part is the middle of the result.
      image.draw(
        in: CGRect(
          x: size.width / 2 - source.midX * scale, y: size.height / 2 - source.midY * scale,
          width: image.size.width * scale, height: image.size.height * scale))
    }
  }
}
