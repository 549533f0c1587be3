import CoreGraphics
import Foundation
import UIKit

/// Writes an image with its properties as a PNG or JPEG file.
public final class CGImageDestination: @unchecked Sendable {
  private enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let lock = NSLock()
  private let target: Target
  private let type: String
  private let count: Int
  private var images: [(image: CGImage?, properties: [AnyHashable: Any])] = []
  private var properties: [AnyHashable: Any] = [:]
  private var isFinished = false

  static let types = ["public.png", "public.jpeg"]

  private init?(_ target: Target, type: String, count: Int) {
    guard Self.types.contains(type), count > 0 else { return nil }
    self.target = target
    self.type = type
    self.count = count
  }

  convenience init?(_ data: NSMutableData, type: String, count: Int) {
    self.init(.data(data), type: type, count: count)
  }

  convenience init?(_ url: URL, type: String, count: Int) {
    guard url.isFileURL else { return nil }
    self.init(.file(url), type: type, count: count)
  }

  func add(_ image: CGImage?, _ properties: CFDictionary?) {
    lock.withLock { images.append((image, properties ?? [:])) }
  }

  func set(_ properties: CFDictionary?) {
    lock.withLock { self.properties.merge(properties ?? [:]) { $1 } }
  }

  func finish() -> Bool {
    lock.withLock {
      guard !isFinished else { return report("is already finished") }
      guard images.count == count else { return report("needs \(count) images, and \(images.count) were added") }
      guard count == 1 else { return report("cannot write \(count) images into one file of the type \(type)") }
      guard let image = images[0].image else { return report("has an image that cannot be decoded") }
      isFinished = true
      let properties = properties.merging(images[0].properties) { $1 }
      guard let data = encoded(image, properties) else { return report("cannot encode the image as \(type)") }
      switch target {
      case .data(let target): target.append(data)
      case .file(let url):
        do { try data.write(to: url, options: .atomic) } catch { return report("cannot write \(url.path): \(error)") }
      }
      return true
    }
  }

  private func report(_ reason: String) -> Bool {
    FileHandle.standardError.write(Data("CGImageDestination: the destination \(reason)\n".utf8))
    return false
  }

  private func encoded(_ image: CGImage, _ properties: [AnyHashable: Any]) -> Data? {
    var image = image
    if let side = CGImageSource.number(properties, kCGImageDestinationImageMaxPixelSize), side.isFinite, side >= 1 {
      image = CGImageSource.scaled(image, fitting: Int(min(side, 1e9))) ?? image
    }
    let orientation = CGImageSource.number(properties, kCGImagePropertyOrientation).flatMap { Int(exactly: $0) }
    func values(_ name: String) -> [String: Any] { properties[name] as? [String: Any] ?? [:] }
    let block = TagWriter.block(
      orientation: orientation.flatMap { (1...8).contains($0) ? $0 : nil } ?? 1, tiff: values("{TIFF}"),
      exif: values("{Exif}"), position: values("{GPS}"))
    let resolution = Self.resolution(properties)
    if type == "public.png" {
      return UIImage(cgImage: image).pngData().map { Self.addingToPNG($0, block, resolution) }
    }
    let quality = CGImageSource.number(properties, kCGImageDestinationLossyCompressionQuality) ?? 0.8
    return UIImage(cgImage: image).jpegData(
      compressionQuality: CGFloat(quality.isFinite ? min(1, max(0, quality)) : 0.8)
    )
    .map { Self.addingToJPEG($0, block, resolution) }
  }

  /// Returns the pixels per inch in properties, or nil if they are missing or cannot be written.
  private static func resolution(_ properties: [AnyHashable: Any]) -> (x: Double, y: Double)? {
    guard let x = CGImageSource.number(properties, kCGImagePropertyDPIWidth) else { return nil }
    let y = CGImageSource.number(properties, kCGImagePropertyDPIHeight) ?? x
    let range = 1.0..<60_000
    return range.contains(x) && range.contains(y) ? (x, y) : nil
  }

  private static func addingToPNG(_ file: Data, _ block: Data?, _ resolution: (x: Double, y: Double)?) -> Data {
    var chunks = Data()
    if let resolution {
      var content = Data()
      content.appendBigEndian32(Int((resolution.x / 0.0254).rounded()))
      content.appendBigEndian32(Int((resolution.y / 0.0254).rounded()))
      content.append(1)
      ImageFile.append("pHYs", content, to: &chunks)
    }
    if let block { ImageFile.append("eXIf", block, to: &chunks) }
    // The signature and the header have 33 bytes.
    guard file.count >= 33 else { return file }
    return file.prefix(33) + chunks + file.dropFirst(33)
  }

  private static func addingToJPEG(_ file: Data, _ block: Data?, _ resolution: (x: Double, y: Double)?) -> Data {
    var file = file
    let reader = ByteReader(file)
    var position = 2
    if reader.bigEndian16(2) == 0xFFE0, reader.hasText("JFIF", at: 6), let length = reader.bigEndian16(4) {
      if let resolution {
        var density = Data([1])
        density.appendBigEndian16(Int(resolution.x.rounded()))
        density.appendBigEndian16(Int(resolution.y.rounded()))
        file.replaceSubrange(file.startIndex + 13..<file.startIndex + 18, with: density)
      }
      position = 4 + length
    }
    guard let block, block.count < 65_000 else { return file }
    var segment = Data([0xFF, 0xE1])
    segment.appendBigEndian16(block.count + 8)
    segment.append(contentsOf: "Exif\0\0".utf8)
    file.insert(contentsOf: segment + block, at: file.startIndex + position)
    return file
  }
}

/// Creates a destination that appends a file to data.
///
/// - Parameters:
///   - data: The object to whose bytes the file is appended.
///   - type: "public.png" or "public.jpeg".
///   - count: The number of images.
///   - options: Not used.
/// - Returns: The destination, or nil if the type cannot be written or the number of images is below 1.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data, type: type, count: count)
}

/// Creates a destination that writes a file.
///
/// - Parameters:
///   - url: The URL of the file, which is replaced.
///   - type: "public.png" or "public.jpeg".
///   - count: The number of images.
///   - options: Not used.
/// - Returns: The destination, or nil if the URL is not that of a file, the type cannot be written or the number of images is
///   below 1.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url, type: type, count: count)
}

/// Adds an image.
///
/// - Parameters:
///   - destination: The destination.
///   - image: The image.
///   - properties: Properties of the file: the quality, the orientation, the resolution, and the dictionaries of TIFF, EXIF and
///     GPS. Other properties are ignored.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties)
}

/// Adds an image of a source with its properties. The image is encoded again.
///
/// - Parameters:
///   - destination: The destination.
///   - source: The source.
///   - index: The index of the image. If it cannot be decoded, the destination cannot be finalized.
///   - properties: Properties that replace those of the source. The value `NSNull` removes a property.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  var merged = CGImageSourceCopyPropertiesAtIndex(source, index, nil) ?? [:]
  for (key, value) in properties ?? [:] {
    if value is NSNull {
      merged[key] = nil
    } else if let old = merged[key] as? [AnyHashable: Any], let new = value as? [AnyHashable: Any] {
      merged[key] = old.merging(new) { $1 }.filter { !($0.value is NSNull) }
    } else {
      merged[key] = value
    }
  }
  destination.add(source.image(at: index, keeps: false), merged)
}

/// Sets properties for all images of a destination. The properties of an image take precedence.
///
/// - Parameters:
///   - destination: The destination.
///   - properties: The properties, or nil to change nothing.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
  destination.set(properties)
}

/// Writes the file.
///
/// - Parameter destination: The destination, which cannot be used afterwards.
/// - Returns: `false` if the file cannot be written. The reason is written to standard error.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }

/// Returns the types of files that destinations can write.
///
/// - Returns: The identifiers of PNG and JPEG.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types }
