import Foundation

/// A file that is attached to a message.
struct MailAttachment {
  let name: String
  let data: Data

  /// Writes attachments into a new folder that only the user reads. The files remain, because the mail program reads them when
  /// the message is sent.
  ///
  /// - Parameter attachments: The attachments. Several may have the same name.
  /// - Returns: The files, in the same order.
  /// - Throws: An error if a file cannot be written. No file remains then.
  static func write(_ attachments: [MailAttachment]) throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Mail-\(UUID().uuidString)")
    do {
      return try attachments.enumerated().map { index, attachment in
        let place = folder.appendingPathComponent("\(index + 1)")
        try FileManager.default.createDirectory(
          at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = place.appendingPathComponent(attachment.fileName)
        try attachment.data.write(to: file)
        return file
      }
    } catch {
      // Nothing reads the files before the one that failed.
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// Removes the files of attachments and their folder.
  ///
  /// - Parameter files: The result of `write(_:)`.
  static func remove(_ files: [URL]) {
    guard let file = files.first else { return }
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent().deletingLastPathComponent())
  }

  /// The name without characters that are special in paths, or in the lists of files that `xdg-email` passes to mail programs.
  ///
  /// Single scalars are replaced: a line feed is a part of a character after a carriage return, as is a slash before an accent.
  private var fileName: String {
    var name = String.UnicodeScalarView()
    for scalar in self.name.unicodeScalars {
      let isSpecial = "/,'\"\\".unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .control
      name.append(isSpecial ? "-" : scalar)
    }
    return ["", ".", ".."].contains(String(name)) ? "attachment" : Self.limited(String(name))
  }

  /// Returns a name that Linux accepts for a file, of at most 255 bytes. Its extension remains if it is not too long itself.
  private static func limited(_ name: String) -> String {
    let limit = 255
    guard name.utf8.count > limit else { return name }
    let place = name.lastIndex(of: ".") ?? name.endIndex
    let isLong = name[place...].utf8.count > 32
    let suffix = isLong ? "" : String(name[place...])
    var start = String(isLong ? name[...] : name[..<place]).unicodeScalars
    var count = start.reduce(0) { $0 + UTF8.width($1) }
    while count + suffix.utf8.count > limit, let last = start.popLast() { count -= UTF8.width(last) }
    return String(start) + suffix
  }
}
