import CoreGraphics
import Foundation
import HTTPServing
import RuntimeInterface

/// The files with which browsers install the page as a web application: the manifest, the icon, and the service worker,
/// which shows a message while the program does not run.
///
/// The address of an installed application contains the token. The address remains valid only if the token and the port do not change
/// (`TESSERA_WEB_TOKEN_FILE`, `TESSERA_WEB_PORT`).
enum WebInstallation {
  /// The paths of the files at the host's address.
  static let paths: Set<String> = ["/manifest.webmanifest", "/icon.svg", "/icon.png", "/worker.js"]

  /// Returns the response with a file of the installation.
  ///
  /// - Parameters:
  ///   - path: One of `paths`.
  ///   - title: The title of the window, which is the name of the application.
  ///   - token: The token, which the address of the application contains.
  /// - Returns: The response, or `nil` if the icon cannot be drawn on this machine.
  static func response(_ path: String, title: String, token: String) -> Response? {
    switch path {
    case "/manifest.webmanifest":
      return try? file("application/manifest+json", Array(manifest(title, token)))
    case "/icon.svg": return file("image/svg+xml", Array(icon.utf8))
    case "/icon.png": return png(side: 512).map { file("image/png", Array($0)) }
    case "/worker.js": return file("text/javascript; charset=utf-8", Array(PackageResources.worker_js))
    default: return nil
    }
  }

  private static func file(_ type: String, _ body: [UInt8]) -> Response {
    Response(200, fields: Response.protection + [("Content-Type", type)], body: body)
  }

  private struct Manifest: Encodable {
    struct Icon: Encodable {
      let src: String
      let sizes: String
      let type: String
      var purpose = "any"
    }

    let name: String
    let shortName: String
    let startURL: String
    let display = "standalone"
    let scope = "/"
    let backgroundColor = "#ffffff"
    let icons: [Icon]

    enum CodingKeys: String, CodingKey {
      case name, display, scope, icons
      case shortName = "short_name"
      case startURL = "start_url"
      case backgroundColor = "background_color"
    }
  }

  private static func manifest(_ title: String, _ token: String) throws -> Data {
    let name = title.isEmpty ? "Tessera" : title
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      Manifest(
        name: name, shortName: name, startURL: "/?token=\(token)",
        icons: [
          .init(src: "/icon.svg?token=\(token)", sizes: "any", type: "image/svg+xml"),
          .init(src: "/icon.png?token=\(token)", sizes: "512x512", type: "image/png"),
          .init(src: "/icon.png?token=\(token)", sizes: "512x512", type: "image/png", purpose: "maskable"),
        ]))
  }

  /// The icon as SVG: nine tiles, one of them in a different color. The square has no margin, because systems cut icons into their own
  /// shapes.
  private static let icon: String = {
    var tiles = ""
    for (index, color) in [
      "#5ac8fa", "#34aadc", "#5ac8fa", "#34aadc", "#ffffff", "#34aadc", "#5ac8fa", "#34aadc", "#5ac8fa",
    ]
    .enumerated() {
      let (x, y) = (104 + index % 3 * 104, 104 + index / 3 * 104)
      tiles += "<rect x=\"\(x)\" y=\"\(y)\" width=\"96\" height=\"96\" rx=\"20\" fill=\"\(color)\"/>"
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"512\" height=\"512\" viewBox=\"0 0 512 512\">"
      + "<rect width=\"512\" height=\"512\" fill=\"#0a4fb4\"/>\(tiles)</svg>"
  }()

  private static func png(side: Int) -> Data? {
    guard let codec = Runtime.makeImageCodec?(),
      let picture = try? codec.drawVector(.data(Data(icon.utf8)), width: side, height: side)
    else { return nil }
    return try? codec.encodePNG(picture)
  }
}
