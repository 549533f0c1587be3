import UIKit
import XCTest

/// A bundle in a temporary folder. Tests write its asset catalogs and other files.
@MainActor final class TemporaryBundle {
  let folder: URL
  /// The messages that were reported or logged since the object was created.
  private(set) var reports: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Diagnostics.handler = { [weak self] in self?.reports.append($0) }
    Diagnostics.logHandler = { [weak self] in self?.reports.append($0) }
  }

  /// Deletes the folder, and stops intercepting messages.
  func remove() {
    Diagnostics.handler = nil
    Diagnostics.logHandler = nil
    try? FileManager.default.removeItem(at: folder)
  }

  /// The bundle. All files must be written before it is used.
  var bundle: Bundle {
    get throws { try XCTUnwrap(Bundle(path: folder.path)) }
  }

  func write(_ path: String, _ data: Data) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// Writes a PNG of one color.
  func writeImage(_ path: String, _ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    try write(
      path,
      renderer.pngData { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      })
  }

  /// Writes an image set in `Assets.xcassets`. Each entry consists of its JSON without the file name, and of the color
  /// and the side length of its bitmap in pixels. An entry without a color has no file.
  func writeImageSet(
    _ name: String, _ entries: [(json: String, color: UIColor?, side: CGFloat)], properties: String = "{}"
  ) throws {
    var parts: [String] = []
    for (index, entry) in entries.enumerated() {
      let file = "file\(index).png"
      if let color = entry.color {
        try writeImage("Assets.xcassets/\(name).imageset/\(file)", entry.side, entry.side, color)
        parts.append("{\(entry.json), \"filename\": \"\(file)\"}")
      } else {
        parts.append("{\(entry.json)}")
      }
    }
    try write(
      "Assets.xcassets/\(name).imageset/Contents.json",
      "{\"images\": [\(parts.joined(separator: ","))], \"properties\": \(properties), \"info\": {\"version\": 1}}")
  }
}

extension UIImage {
  /// The color of the pixel in the center, as 0xAARRGGBB.
  var middle: UInt32? {
    guard let image = cgImage else { return nil }
    return image.pixels[image.width / 2, image.height / 2]
  }
}
