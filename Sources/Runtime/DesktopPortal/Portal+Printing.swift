import Foundation
import RuntimeInterface

/// The print dialog (https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Print.html). Settings
/// have strings as values, and the page setup has lengths in millimeters.
extension Portal {
  private static let millimeter = 72 / 25.4

  package func preparePrint(
    _ setup: PrintSetup, done: @escaping @MainActor (PrintSetup.Result) -> Void
  ) -> (any PortalDialog)? {
    guard isConnected else { return nil }
    let arguments: [PortalValue] = [
      .string(""), .string(setup.title), .dictionary(Self.printSettings(setup)), .dictionary(Self.pageSetup(setup)),
    ]
    return request("Print", "PreparePrint", arguments, ["modal": .bool(true)]) { response, results in
      switch response {
      case 0:
        guard case .unsigned(let token) = results["token"] else { return done(.unavailable) }
        var chosen = setup
        Self.apply(results["settings"]?.entries ?? [:], to: &chosen)
        Self.apply(pageSetup: results["page-setup"]?.entries ?? [:], to: &chosen)
        done(.chosen(chosen, token: token))
      case 1: done(.cancelled)
      default: done(.unavailable)
      }
    }
  }

  package func print(_ document: Data, title: String, token: UInt32, done: @escaping @MainActor (Bool) -> Void) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString).pdf")
    guard
      FileManager.default.createFile(atPath: url.path, contents: document, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forReadingAtPath: url.path)
    else { return done(false) }
    // The portal reads the open file.
    try? FileManager.default.removeItem(at: url)
    var options: [String: PortalValue] = ["modal": .bool(true)]
    if token != 0 { options["token"] = .unsigned(token) }
    let call = request("Print", "Print", [.string(""), .string(title), .handle(0)], options, file: file) {
      response, _ in
      done(response == 0)
    }
    if call == nil { done(false) }
  }

  static func printSettings(_ setup: PrintSetup) -> [String: PortalValue] {
    let sides = ["simplex", "horizontal", "vertical"]
    return [
      "n-copies": .string("\(setup.copies)"), "orientation": .string(setup.isLandscape ? "landscape" : "portrait"),
      "use-color": .string(setup.isGrayscale ? "false" : "true"),
      "duplex": .string(sides.indices.contains(setup.duplex) ? sides[setup.duplex] : sides[0]),
      "paper-format": .string(setup.paperName),
    ]
  }

  static func pageSetup(_ setup: PrintSetup) -> [String: PortalValue] {
    let unit = millimeter
    return [
      "Name": .string(setup.paperName), "DisplayName": .string(setup.paperTitle),
      "Width": .double(setup.paperSize.width / unit), "Height": .double(setup.paperSize.height / unit),
      "MarginTop": .double(setup.margins.top / unit), "MarginLeft": .double(setup.margins.left / unit),
      "MarginBottom": .double(setup.margins.bottom / unit), "MarginRight": .double(setup.margins.right / unit),
      "Orientation": .string(setup.isLandscape ? "landscape" : "portrait"),
    ]
  }

  /// Applies the settings of the print dialog to a print setup. Settings that are missing or invalid are ignored.
  static func apply(_ settings: [String: PortalValue], to setup: inout PrintSetup) {
    if let copies = settings["n-copies"]?.text.flatMap({ Int($0) }), (1...1000).contains(copies) {
      setup.copies = copies
    }
    if let color = settings["use-color"]?.text { setup.isGrayscale = color == "false" }
    switch settings["duplex"]?.text {
    case "simplex": setup.duplex = 0
    case "horizontal": setup.duplex = 1
    case "vertical": setup.duplex = 2
    default: break
    }
    if let orientation = settings["orientation"]?.text { setup.isLandscape = orientation.hasSuffix("landscape") }
    guard settings["print-pages"]?.text == "ranges", let ranges = settings["page-ranges"]?.text else { return }
    var pages = IndexSet()
    for range in ranges.split(separator: ",") {
      let ends = range.split(separator: "-").map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 0, last >= first,
        last < 100_000
      else { continue }
      pages.insert(integersIn: first...last)
    }
    if !pages.isEmpty { setup.pages = pages }
  }

  /// Applies the page setup of the print dialog to a print setup. The paper and its margins are not changed if the paper
  /// size is missing or invalid.
  static func apply(pageSetup: [String: PortalValue], to setup: inout PrintSetup) {
    if let orientation = pageSetup["Orientation"]?.text { setup.isLandscape = orientation.hasSuffix("landscape") }
    guard let width = pageSetup["Width"]?.real, let height = pageSetup["Height"]?.real, (10...5000).contains(width),
      (10...5000).contains(height)
    else { return }
    setup.paperSize = CGSize(width: width * millimeter, height: height * millimeter)
    if let name = pageSetup["Name"]?.text ?? pageSetup["PPDName"]?.text, !name.isEmpty { setup.paperName = name }
    if let title = pageSetup["DisplayName"]?.text { setup.paperTitle = title }
    let names = ["MarginTop", "MarginLeft", "MarginBottom", "MarginRight"]
    let margins = names.map { pageSetup[$0]?.real ?? -1 }
    guard margins.allSatisfy({ $0 >= 0 }), margins[0] + margins[2] < height, margins[1] + margins[3] < width else {
      return
    }
    let unit = millimeter
    setup.margins = PrintSetup.Margins(
      top: margins[0] * unit, left: margins[1] * unit, bottom: margins[2] * unit, right: margins[3] * unit)
  }
}
