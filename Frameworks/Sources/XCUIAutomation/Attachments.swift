import Foundation
import UIKit
import XCTest

/// A file that a test adds to its report. With `TESSERA_ARTIFACTS` it is written into that folder. Attachments of a test with the
/// same name are numbered.
open class XCTAttachment: NSObject {
  /// Determines when an attachment is kept. It has no effect: attachments are always kept.
  public enum Lifetime: Int, Sendable {
    /// The attachment is kept.
    case keepAlways
    /// The attachment is deleted if the test is successful.
    case deleteOnSuccess
  }
  /// The qualities of pictures. They have no effect.
  public enum ImageQuality: Int, Sendable {
    /// The picture as it is.
    case original
    /// A smaller file.
    case medium
    /// The smallest file.
    case low
  }

  /// The name of the file, or nil.
  open var name: String?
  /// Determines when the attachment is kept. The default is `deleteOnSuccess`. The value has no effect: the attachment is
  /// always kept.
  open var lifetime = Lifetime.deleteOnSuccess
  let data: Data
  let suffix: String
  private static let names = AttachmentNames()

  private init(data: Data, suffix: String) {
    self.data = data
    self.suffix = suffix
  }

  /// Creates an attachment of a picture of the screen, as a PNG file.
  ///
  /// - Parameter screenshot: The picture.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, suffix: "png")
  }
  /// Creates an attachment of a picture of the screen, as a PNG file.
  ///
  /// - Parameters:
  ///   - screenshot: The picture.
  ///   - quality: The quality. It is ignored: the picture is not changed.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
  /// Creates an attachment of a picture, as a PNG file.
  ///
  /// - Parameter image: The picture.
  public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data(), suffix: "png") }
  /// Creates an attachment of a picture, as a PNG file.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - quality: The quality. It is ignored: the picture is not changed.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
  /// Creates an attachment of a text, as a file in UTF-8.
  ///
  /// - Parameter string: The text.
  public convenience init(string: String) { self.init(data: Data(string.utf8), suffix: "txt") }
  /// Creates an attachment of data.
  ///
  /// - Parameter data: The data.
  public convenience init(data: Data) { self.init(data: data, suffix: "data") }
  /// Creates an attachment of data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - identifier: The type of the data. It is ignored: the file has the extension `data`.
  public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
    self.init(data: data, suffix: "data")
  }
  /// Creates an attachment of a file, with its extension.
  ///
  /// - Parameter url: The URL of the file. The attachment is empty if the file cannot be read.
  public convenience init(contentsOfFile url: URL) {
    self.init(data: (try? Data(contentsOf: url)) ?? Data(), suffix: url.pathExtension)
  }

  func write() {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_ARTIFACTS"], !folder.isEmpty else { return }
    let test = XCUITestCase.current?.name.replacingOccurrences(of: "/", with: ".") ?? "UITests"
    // A slash would begin the name of a folder.
    let base = "\(test)-\((name ?? "attachment").replacingOccurrences(of: "/", with: "-"))"
    let number = Self.names.number(of: "\(base).\(suffix)")
    let file = "\(base)\(number == 1 ? "" : "-\(number)").\(suffix)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
  }
}

/// Counts the attachments that the process writes by their names. Files of an earlier run are replaced.
private final class AttachmentNames: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// Returns the number of another attachment with a name, beginning with 1.
  func number(of name: String) -> Int {
    lock.withLock {
      counts[name, default: 0] += 1
      return counts[name] ?? 1
    }
  }
}

/// A part of a test with a name.
public protocol XCTActivity {
  /// The name.
  var name: String { get }
  /// Adds a file to the report.
  ///
  /// - Parameter attachment: The file.
  func add(_ attachment: XCTAttachment)
}

/// The context of the running test.
open class XCTContext: NSObject {
  private struct Activity: XCTActivity {
    let name: String
    func add(_ attachment: XCTAttachment) { attachment.write() }
  }

  /// Performs a part of a test.
  ///
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - block: The part.
  /// - Returns: The result of the part.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity(name: name)) }
}

extension XCTestCase {
  /// Adds a file to the report.
  ///
  /// - Parameter attachment: The file.
  public func add(_ attachment: XCTAttachment) { attachment.write() }
}
