import Foundation
import RuntimeInterface

/// The XDG desktop portal on the session's message bus (https://flatpak.github.io/xdg-desktop-portal/).
@MainActor
package final class Portal: DesktopPortal {
  nonisolated static let name = "org.freedesktop.portal.Desktop"
  nonisolated static let path = "/org/freedesktop/portal/desktop"

  package private(set) var settings = HostSettings()
  package var onSettingsChanged: (() -> Void)?

  /// Indicates whether the session's bus has accepted the connection. The value is false until then.
  package var isConnected: Bool { bus?.name.isEmpty == false }

  private var reader = SettingsReader()
  private var bus: BusConnection?
  /// The number of requests so far. It makes the `handle_token` of each request unique.
  private var lastToken = 0

  /// Connects to the session's bus in the background. The result is nil if the environment has no bus.
  package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let address = Portal.address(in: environment) else { return nil }
    bus = BusConnection(address: address) { [weak self] in self?.didConnect() }
  }

  isolated deinit { bus?.close() }

  /// Returns the address of the D-Bus session bus, or nil if there is none. An address that begins with `autolaunch:`
  /// is ignored, because connecting to it would start a bus.
  nonisolated static func address(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty, !address.hasPrefix("autolaunch:") {
      return address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty,
      FileManager.default.fileExists(atPath: folder + "/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  // MARK: Settings

  private func didConnect() {
    guard let bus else { return }
    bus.subscribe("Settings", "SettingChanged", path: Self.path) { [weak self] arguments in
      guard let self, let arguments else { return }
      self.reader.storeChange(arguments)
      self.update()
    }
    let names = SettingsReader.namespaces.map { PortalValue.string($0) }
    bus.call("Settings", "ReadAll", [.array(of: "s", names)]) { [weak self] reply in
      guard let self, let reply, self.reader.readAll(reply) else { return }
      self.update()
    }
  }

  private func update() {
    let newSettings = reader.settings
    guard newSettings != settings else { return }
    settings = newSettings
    onSettingsChanged?()
  }

  // MARK: Requests

  package func open(_ url: URL, done: @escaping @MainActor (Bool) -> Void) {
    // The portal opens local files only from open descriptors, which GLib's calls with text arguments do not carry.
    guard let bus, !url.isFileURL, !bus.name.isEmpty else { return done(false) }
    _ = request("OpenURI", "OpenURI", [.string(""), .string(url.absoluteString)], [:]) { response, _ in
      done(response == 0)
    }
  }

  package func chooseFiles(
    _ choice: FileChoice, done: @escaping @MainActor (FileChoice.Result) -> Void
  ) -> (any PortalDialog)? {
    guard let bus, !bus.name.isEmpty else { return nil }
    var options: [String: PortalValue] = [
      "multiple": .bool(choice.allowsMultiple), "directory": .bool(choice.picksFolders), "modal": .bool(true),
    ]
    // The path ends with a zero byte.
    if let folder = choice.folder { options["current_folder"] = .bytes(Data(folder.path.utf8) + [0]) }
    return request("FileChooser", "OpenFile", [.string(""), .string(choice.title)], options) { response, results in
      switch response {
      case 0:
        let urls = (results["uris"]?.elements ?? []).compactMap { $0.text.flatMap { URL(string: $0) } }
        let files = urls.filter(\.isFileURL)
        done(files.isEmpty ? .cancelled : .chosen(files))
      case 1: done(.cancelled)
      default: done(.unavailable)
      }
    }
  }

  /// Calls a method that replies with a request object, and waits for its response.
  ///
  /// - Parameters:
  ///   - file: An open file whose descriptor is sent with the call.
  ///   - done: A closure that is called once with the response (0: success, 1: cancelled by the user, 2: other) and the
  ///     results.
  func request(
    _ interface: String, _ method: String, _ arguments: [PortalValue], _ options: [String: PortalValue],
    file: FileHandle? = nil, done: @escaping @MainActor (Int, [String: PortalValue]) -> Void
  ) -> (any PortalDialog)? {
    guard let bus else { return nil }
    lastToken += 1
    let token = "tessera\(getpid())_\(lastToken)"
    let sender = bus.name.dropFirst().replacingOccurrences(of: ".", with: "_")
    let path = "\(Self.path)/request/\(sender)/\(token)"
    let request = Request(bus: bus, path: path, done: done)
    // The subscription is made first, because the response may arrive before the reply to the call.
    bus.subscribe("Request", "Response", path: path, isOnce: true) { arguments in
      let elements = arguments?.elements ?? []
      request.finish(elements.first?.number ?? 2, elements.dropFirst().first?.entries ?? [:])
    }
    var options = options
    options["handle_token"] = .string(token)
    bus.call(interface, method, arguments + [.dictionary(options)], file: file) { reply in
      if reply == nil { request.finish(2, [:]) }
    }
    return request
  }

  /// A request whose response has not arrived yet.
  @MainActor
  private final class Request: PortalDialog {
    private let bus: BusConnection
    private let path: String
    private var done: (@MainActor (Int, [String: PortalValue]) -> Void)?

    init(bus: BusConnection, path: String, done: @escaping @MainActor (Int, [String: PortalValue]) -> Void) {
      self.bus = bus
      self.path = path
      self.done = done
    }

    func finish(_ response: Int, _ results: [String: PortalValue]) {
      let done = done
      self.done = nil
      done?(response, results)
    }

    func cancel() {
      guard done != nil else { return }
      done = nil
      bus.call("Request", "Close", [], path: path) { _ in }
    }
  }
}
