import Foundation
import RuntimeInterface

/// The settings of the browser host, which are read from environment variables (docs/hosts.md).
struct WebSettings {
  /// The numeric IP address at which the server listens.
  var address = "127.0.0.1"
  /// The port at which the server listens, or 0 to use any free port.
  var port: UInt16 = 0
  var token: String
  /// The file from which the access token was read, or `nil` if it was not read from a file. The host prints the name
  /// of the file instead of the token.
  var tokenFile: String?
  /// The additional host names of this machine, in lowercase.
  var names: [String] = []
  /// The maximum total size of all dropped files, in bytes.
  var dropLimit = 256 << 20
  /// A Boolean value that determines whether photographs are sent as JPEG. All other content is always exact.
  var compressesPhotos = true
  /// The size of the window in points, until a page reports its size.
  var size = CGSize(width: 1100, height: 760)

  var isLoopback: Bool { AccessRules.isLoopbackAddress(address) || address == "::1" }

  init(environment: [String: String]) throws {
    token = WebSettings.randomToken()
    if let text = environment["TESSERA_WEB_ADDRESS"], !text.isEmpty {
      let numericAddress = text == "localhost" ? "127.0.0.1" : text
      var ipv4 = in_addr()
      var ipv6 = in6_addr()
      guard inet_pton(AF_INET, numericAddress, &ipv4) == 1 || inet_pton(AF_INET6, numericAddress, &ipv6) == 1 else {
        throw HostError("TESSERA_WEB_ADDRESS is \"\(text)\", but must be an IP address, such as 127.0.0.1 or 0.0.0.0")
      }
      address = numericAddress
    }
    if let text = environment["TESSERA_WEB_PORT"], !text.isEmpty {
      guard let number = UInt16(text) else {
        throw HostError(
          "TESSERA_WEB_PORT is \"\(text)\", but must be a port number from 0 to 65535; 0 selects a free port")
      }
      port = number
    }
    if let text = environment["TESSERA_WEB_TOKEN"], !text.isEmpty {
      token = try WebSettings.validatedToken(text, "TESSERA_WEB_TOKEN")
    } else if let path = environment["TESSERA_WEB_TOKEN_FILE"], !path.isEmpty {
      token = try WebSettings.token(inFile: path)
      tokenFile = path
    }
    names = try WebSettings.names(environment["TESSERA_WEB_NAMES"] ?? "")
    if let text = environment["TESSERA_WEB_DROPS"], !text.isEmpty {
      guard let megabytes = Int(text), (0...1_000_000).contains(megabytes) else {
        throw HostError(
          "TESSERA_WEB_DROPS is \"\(text)\", but must be the limit for dropped files in megabytes, or 0 to allow none")
      }
      dropLimit = megabytes << 20
    }
    if let text = environment["TESSERA_WEB_PHOTOS"], !text.isEmpty {
      guard ["compressed", "exact"].contains(text) else {
        throw HostError("TESSERA_WEB_PHOTOS is \"\(text)\", but must be compressed or exact")
      }
      compressesPhotos = text == "compressed"
    }
    let dimensions = (environment["TESSERA_WINDOW"] ?? "").split(separator: "x").compactMap { Double($0) }
    if dimensions.count == 2, dimensions.allSatisfy({ $0 >= 1 && $0 <= 16384 }) {
      size = CGSize(width: dimensions[0], height: dimensions[1])
    }
    if !isLoopback {
      var buffer = [CChar](repeating: 0, count: 256)
      if gethostname(&buffer, buffer.count - 1) == 0 {
        names.append(
          String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).lowercased())
      }
    }
  }

  var rules: AccessRules { AccessRules(token: token, isLoopback: isLoopback, names: names) }

  /// Returns the access token `text` unchanged after checking it. Throws an error if the token cannot be part of an
  /// address or is easy to guess.
  private static func validatedToken(_ text: String, _ source: String) throws -> String {
    guard text.utf8.count >= 16, text.utf8.count <= 200, text.utf8.allSatisfy(WebSettings.isPlain) else {
      throw HostError("\(source) must have 16 to 200 letters, digits, hyphens or underscores")
    }
    return text
  }

  /// Reads a token from a file. The file must belong to the current user or root, and only the owner may have
  /// permission to read it.
  private static func token(inFile path: String) throws -> String {
    func tokenFileError(_ text: String) -> HostError { HostError("TESSERA_WEB_TOKEN_FILE=\(path): \(text)") }
    // Opening the file does not block, even for a pipe. The checks and the reading use the same descriptor.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw tokenFileError("the file cannot be read: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw tokenFileError("not a regular file")
    }
    guard status.st_uid == geteuid() || status.st_uid == 0 else {
      throw tokenFileError("the file must be owned by the current user or root, not by user \(status.st_uid)")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw tokenFileError("other users can read the file; run chmod 600 on it")
    }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw tokenFileError("the file cannot be read: \(String(cString: strerror(errno)))") }
    let text = String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return try validatedToken(text, "the token in \(path)")
  }

  /// Returns the host names in a list, which may contain ports.
  private static func names(_ list: String) throws -> [String] {
    try list.lowercased().split { $0 == "," || $0 == " " }.map { name in
      let bytes = name.utf8
      guard bytes.allSatisfy({ isPlain($0) || ".:[]".utf8.contains($0) }) else {
        throw HostError(
          "TESSERA_WEB_NAMES is \"\(list)\", but must be names separated by commas, such as kiosk.example,box:8443")
      }
      return String(name)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns a random token of 132 bits. Its characters need no encoding in an address.
  private static func randomToken() -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var generator = SystemRandomNumberGenerator()
    return String((0..<22).map { _ in letters[Int(generator.next() & 63)] })
  }
}
