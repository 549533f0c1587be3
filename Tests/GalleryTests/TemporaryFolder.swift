import Foundation
import UIKit

/// A temporary folder. It is deleted with the object. Its name is always the same, because the sidebar shows it.
final class TemporaryFolder {
  let url: URL

  init(in folder: URL = FileManager.default.temporaryDirectory) throws {
    url = folder.appendingPathComponent("gallery-\(UUID().uuidString)").appendingPathComponent("Photos")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// Writes a file in the folder, and creates the subfolders in its path.
  @discardableResult
  func write(_ data: Data, to path: String, modified: Date? = nil) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // `Data.write(to:)` waits until the bytes are on the disk, which takes longer than many a test of a thousand photos.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
    if let modified { try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: file.path) }
    return file
  }

  /// Returns the PNG data of a small image in one color.
  static func png(_ color: UIColor, size: CGSize = CGSize(width: 40, height: 30)) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
