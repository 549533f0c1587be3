import Foundation

/// The name or path of a file, stored as bytes in the same way as in the file system.
///
/// On Linux, a name consists of any bytes except `/` and zero. Most names are UTF-8. Other names cannot be represented
/// as a `String`, but a `URL` contains them with percent-encoding: `FilePath(url).url == url`.
package struct FilePath: Hashable, Sendable {
  /// The bytes, without a terminating zero.
  package let bytes: [UInt8]

  /// Creates a path from bytes. A zero and all bytes after it are removed, because system calls ignore them.
  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix { $0 != 0 }) }

  /// Creates a path from the UTF-8 bytes of a string, up to the first zero.
  package init(_ text: String) { self.init(bytes: text.utf8) }

  /// Creates the path of a file URL. The path is empty if the URL has none.
  package init(_ url: URL) {
    let path = url.path
    // Foundation returns an empty path if the bytes are not UTF-8.
    var bytes = path.isEmpty ? Self.percentDecodedBytes(url.path(percentEncoded: true)) : Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    self.init(bytes: bytes)
  }

  /// Returns the path of the item `name` in the folder with this path.
  package func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes: bytes.last == UInt8(ascii: "/") ? bytes + name.bytes : bytes + [UInt8(ascii: "/")] + name.bytes)
  }

  /// The path as a string, or nil if its bytes are not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The path as a string for display. Control characters, those that change the direction of the text around them, and bytes that
  /// are not UTF-8 are replaced by U+FFFD.
  package var description: String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: Self.isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { Self.isControl($0) ? "\u{FFFD}" : $0 }))
  }

  /// Returns whether a character of a name would change how the text around it is shown. With U+202E, a name can end with another
  /// extension than it seems (Unicode Standard Annex #9, section 2).
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0x20..<0x7F: false
    default: scalar.properties.generalCategory == .control
    }
  }

  /// The absolute path. A relative path is resolved in the current directory.
  package var absolute: FilePath {
    guard bytes.first != UInt8(ascii: "/"), let directory = getcwd(nil, 0) else { return self }
    defer { free(directory) }
    return FilePath(cString: directory).appending(self)
  }

  /// The last component of the path, which is the name of the file.
  package var name: FilePath {
    FilePath(bytes: bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])
  }

  /// The path of the containing folder, without the last component. The result is empty if the path has only one component.
  package var folder: FilePath {
    guard let separator = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(bytes: []) }
    return FilePath(bytes: bytes[..<max(separator, 1)])
  }

  /// The part of the file name after its last dot, in lowercase, or an empty string if the name has no dot.
  package var pathExtension: String {
    let name = self.name.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The file URL of an absolute path. Bytes that are not UTF-8 are percent-encoded.
  package var url: URL {
    if let text { return URL(fileURLWithPath: text, isDirectory: false) }
    return URL(string: "file://" + Self.percentEncodedText(bytes))
      ?? URL(fileURLWithPath: description, isDirectory: false)
  }

  /// Calls `body` with the path as a zero-terminated string for system calls.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { try body($0.baseAddress!) }
  }

  /// Returns whether the path is `folder` or a descendant of it. Resolve symbolic links before the call, because the
  /// paths are compared without access to the file system.
  package func isInside(_ folder: FilePath) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || folder.bytes.last == UInt8(ascii: "/")
      || bytes[folder.bytes.count] == UInt8(ascii: "/")
  }

  /// The path with all symbolic links resolved, or nil if the file does not exist.
  package var resolved: FilePath? {
    guard let resolvedPath = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(resolvedPath) }
    return FilePath(cString: resolvedPath)
  }

  /// Creates a path from a zero-terminated string that a system call returned.
  package init(cString: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  private static func percentEncodedText(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.append(byte)
      default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func percentDecodedBytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var remainingBytes = Array(text.utf8)[...]
    while let byte = remainingBytes.popFirst() {
      guard byte == UInt8(ascii: "%"), remainingBytes.count >= 2,
        let value = UInt8(String(decoding: remainingBytes.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      remainingBytes.removeFirst(2)
    }
    return bytes
  }
}

extension FilePath: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
}
