import RuntimeInterface

/// The script of the page, which consists of the files of `Page/Script` in order, inside one function.
///
/// `PageMessage`, `HostMessage` and `FrameEncoder` implement the host's side of the protocol. `scripts/check-page`
/// checks the files.
enum PageScript {
  static let text: String = {
    // The files are embedded in the executable. Each file uses declarations of the preceding files.
    let parts = [
      PackageResources.messages_js, PackageResources.notes_js, PackageResources.canvas_js,
      PackageResources.pointers_js, PackageResources.files_js, PackageResources.keys_js, PackageResources.text_js,
      PackageResources.history_js, PackageResources.connection_js, PackageResources.install_js,
    ]
    let constants = """
      const largestArea = \(PageMessage.largestArea);
      const maximumSideLength = \(PageMessage.maximumSideLength);
      const pointsPerNotch = \(RawInput.Scroll.pointsPerNotch);

      """
    let script = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return "'use strict';\n(() => {\n\(constants)\(script)})();\n"
  }()
}
