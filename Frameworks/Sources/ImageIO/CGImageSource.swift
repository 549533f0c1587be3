import CoreGraphics
import Foundation
import UIKit

/// The state of an image source.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends before the image does.
  case statusUnexpectedEOF = -5
  /// The data is damaged.
  case statusInvalidData = -4
  /// The data is not an image of a known type.
  case statusUnknownType = -3
  /// The header of the image is not complete.
  case statusReadingHeader = -2
  /// The image is not complete.
  case statusIncomplete = -1
  /// The image is complete.
  case statusComplete = 0
}

/// The images, properties and thumbnails in an image file.
///
/// A source reads PNG, JPEG, GIF, WebP and TIFF files, and formats for which the computer has a loader, such as AVIF. Animations
/// in GIF, PNG and WebP files have several images. A source can be used on any thread.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private let isIncremental: Bool
  private var isFinal: Bool
  private var file: ImageFile
  private var canvas: FrameCanvas?
  /// The decoded image of a file with one, which is kept if the options do not say otherwise.
  private var decodedImage: CGImage?

  init(_ data: Data, isIncremental: Bool = false) {
    file = ImageFile(data)
    self.isIncremental = isIncremental
    isFinal = !isIncremental
  }

  func update(_ data: Data, isFinal: Bool) {
    let file = ImageFile(data)
    lock.withLock {
      self.file = file
      self.isFinal = isFinal
      canvas = nil
      decodedImage = nil
    }
  }

  /// The structure of the data at present.
  var structure: ImageFile { lock.withLock { file } }

  var status: CGImageSourceStatus {
    lock.withLock {
      if file.reader.count == 0 { return isFinal ? .statusInvalidData : .statusReadingHeader }
      guard file.type != nil else {
        return isFinal || file.reader.count > 32 ? .statusUnknownType : .statusReadingHeader
      }
      if file.frames.isEmpty { return isFinal ? .statusInvalidData : .statusReadingHeader }
      return file.isComplete ? .statusComplete : isFinal ? .statusUnexpectedEOF : .statusIncomplete
    }
  }

  func status(at index: Int) -> CGImageSourceStatus {
    let status = status
    let count = structure.frames.count
    guard count > 0 else { return status }
    guard index >= 0, index < count else { return isIncremental ? .statusIncomplete : .statusInvalidData }
    // The frames of an animation are listed when their bytes are complete. The last one of a PNG file may grow.
    return index < count - 1 ? .statusComplete : status
  }

  func image(at index: Int, keeps: Bool) -> CGImage? {
    lock.withLock {
      guard file.frames.indices.contains(index) else { return nil }
      if !file.frames[index].parts.isEmpty {
        if canvas == nil { canvas = FrameCanvas(file) }
        return canvas?.image(ofFrame: index)
      }
      if let decodedImage { return decodedImage }
      let image = UIImage(data: file.reader.data)?.cgImage
      if keeps { decodedImage = image }
      return image
    }
  }

  /// Returns a smaller version of an image, without its orientation applied. Large JPEG files are scaled while they are decoded.
  func image(at index: Int, fitting side: Int?) -> CGImage? {
    let file = structure
    guard let side, file.frames.indices.contains(index) else { return image(at: index, keeps: false) }
    if file.frames[index].parts.isEmpty {
      let size = CGSize(width: side, height: side)
      return UIImage(data: file.reader.data)?.preparingThumbnail(of: size)?.cgImage
    }
    return image(at: index, keeps: false).flatMap { Self.scaled($0, fitting: side) }
  }

  /// Returns an image whose longer side has at most a number of pixels.
  static func scaled(_ image: CGImage, fitting side: Int) -> CGImage? {
    let longerSide = max(image.width, image.height)
    guard longerSide > side else { return image }
    return UIImage(cgImage: image).preparingThumbnail(of: CGSize(width: side, height: side))?.cgImage
  }

  func thumbnail(at index: Int, _ options: CFDictionary?) -> CGImage? {
    let file = structure
    guard file.frames.indices.contains(index) else { return nil }
    let side = Self.number(options, kCGImageSourceThumbnailMaxPixelSize).flatMap {
      $0.isFinite && $0 >= 1 ? Int(min($0, 1e9)) : nil
    }
    var image: CGImage?
    if !Self.flag(options, kCGImageSourceCreateThumbnailFromImageAlways, false) {
      if index == 0, let range = file.thumbnail, let data = file.reader.bytes(range.lowerBound, range.count) {
        image = UIImage(data: data)?.cgImage.flatMap { side == nil ? $0 : Self.scaled($0, fitting: side ?? 1) }
      }
      if image == nil, !Self.flag(options, kCGImageSourceCreateThumbnailFromImageIfAbsent, false) { return nil }
    }
    guard let image = image ?? self.image(at: index, fitting: side) else { return nil }
    guard Self.flag(options, kCGImageSourceCreateThumbnailWithTransform, false),
      let orientation = CGImagePropertyOrientation(rawValue: UInt32(file.orientation)), orientation != .up
    else { return image }
    return Pixels(image)?.oriented(orientation)?.image()
  }

  /// Returns a number of a dictionary of options, or nil if it is missing or is not a number.
  static func number(_ options: CFDictionary?, _ key: String) -> Double? {
    switch options?[key] {
    case let value as NSNumber: value.doubleValue
    case let value as CGFloat: Double(value)
    default: nil
    }
  }

  /// Returns a Boolean value of a dictionary of options.
  static func flag(_ options: CFDictionary?, _ key: String, _ standard: Bool) -> Bool {
    number(options, key).map { $0 != 0 } ?? standard
  }
}
