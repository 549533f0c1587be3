import Foundation

/// The text that is printed when the host starts. The text contains the page's address, and explains how to open the page on another
/// machine and how to quit the application.
struct Announcement {
  let settings: WebSettings
  let port: UInt16

  var address: String { address(of: isUnspecifiedAddress ? hostName : settings.address, token: settings.token) }

  private var printedAddress: String {
    address(
      of: isUnspecifiedAddress ? hostName : settings.address,
      token: settings.tokenFile == nil ? settings.token : "TOKEN"
    )
  }

  /// The text to print. If the access token was read from a file, the text does not contain it, because the output of
  /// services is written to logs.
  var text: String {
    var lines = ["", "  \(printedAddress)", ""]
    if let file = settings.tokenFile { lines += ["Replace TOKEN with the contents of \(file).", ""] }
    if settings.isLoopback {
      lines.append("Open this address in a browser on this machine. To use it from another machine, run there:")
      lines.append("  ssh -L \(port):\(bracketed(settings.address)):\(port) \(userName)@\(hostName)")
      lines.append(
        "and open the same address. Anyone who knows the token in it can see and control the program.")
    } else {
      lines.append(
        "Open this address in a browser. Anyone who knows the token in it can see and control the program, and")
      lines.append(
        "the connection is not encrypted: prefer TESSERA_WEB_ADDRESS=127.0.0.1 with ssh -L, or a proxy with HTTPS.")
    }
    lines.append("Press Ctrl+C to stop the program.")
    return lines.joined(separator: "\n") + "\n"
  }

  private var isUnspecifiedAddress: Bool { settings.address == "0.0.0.0" || settings.address == "::" }

  private func address(of host: String, token: String) -> String {
    "http://\(bracketed(host)):\(port)/?token=\(token)"
  }

  private func bracketed(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }

  private var hostName: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "HOST" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private var userName: String { ProcessInfo.processInfo.environment["USER"] ?? "USER" }
}
