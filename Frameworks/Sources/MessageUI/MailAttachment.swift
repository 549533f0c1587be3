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
  /// - Throws: An error if a file cannot be written.
  static func write(_ attachments: [MailAttachment]) throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Mail-\(UUID().uuidString)")
    return try attachments.enumerated().map { index, attachment in
      let place = folder.appendingPathComponent("\(index + 1)")
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = place.appendingPathComponent(attachment.fileName)
      try attachment.data.write(to: file)
      return file
    }
  }

  /// The name without characters that are special in paths, or in the lists of files that `xdg-email` passes to mail programs.
  private var fileName: String {
    let name = String(self.name.map { "/,'\"\\\0\n".contains($0) ? "-" : $0 })
    return ["", ".", ".."].contains(name) ? "attachment" : name
  }
}
