import RuntimeInterface

/// The page's script: the files in `Page/Script`, one after the other inside of one function. `PageMessage`, `HostMessage`
/// and `FrameEncoder` are the other ends of what they say. `scripts/check-page` checks the files.
enum PageScript {
  static let text: String = {
    // Carried within the program. Each part uses what those before it declare.
    let parts = [
      PackageResources.messages_js, PackageResources.canvas_js, PackageResources.pointers_js,
      PackageResources.keys_js, PackageResources.text_js, PackageResources.connection_js,
    ]
    let constants = """
      const largestArea = \(PageMessage.largestArea);
      const largestSide = \(PageMessage.largestSide);
      const pointsPerNotch = \(RawInput.Scroll.pointsPerNotch);

      """
    let script = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return "'use strict';\n(() => {\n\(constants)\(script)})();\n"
  }()
}
