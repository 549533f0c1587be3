import Foundation

/// What is said when the host runs: the page's address, how to reach it from elsewhere, how to stop.
struct Announcement {
  let settings: WebSettings
  let port: UInt16

  var address: String { address(of: isAnywhere ? machine : settings.address, token: settings.token) }

  private var printed: String {
    address(
      of: isAnywhere ? machine : settings.address, token: settings.tokenFile == nil ? settings.token : "TOKEN")
  }

  /// What is printed. A token that comes from a file is not: what a service prints is kept in logs.
  var text: String {
    var lines = ["", "  \(printed)", ""]
    if let file = settings.tokenFile { lines += ["TOKEN is what \(file) contains.", ""] }
    if settings.isLoopback {
      lines.append("Open it in a browser on this machine. From another one:")
      lines.append("  ssh -L \(port):\(bracketed(settings.address)):\(port) \(user)@\(machine)")
      lines.append(
        "and open the same address there. The token in it is the key: whoever has it sees and steers the program.")
    } else {
      lines.append(
        "Open it in a browser. Whoever has the token sees and steers the program, and everything goes over the")
      lines.append("network as it is: prefer TESSERA_WEB_ADDRESS=127.0.0.1 with ssh -L, or a proxy that speaks HTTPS.")
    }
    lines.append("Ctrl+C stops it.")
    return lines.joined(separator: "\n") + "\n"
  }

  private var isAnywhere: Bool { settings.address == "0.0.0.0" || settings.address == "::" }

  private func address(of host: String, token: String) -> String {
    "http://\(bracketed(host)):\(port)/?token=\(token)"
  }

  private func bracketed(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }

  private var machine: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "HOST" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private var user: String { ProcessInfo.processInfo.environment["USER"] ?? "USER" }
}
