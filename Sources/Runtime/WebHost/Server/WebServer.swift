import Foundation
import HTTPServing
import RuntimeInterface

/// An HTTP server for the page, its WebSocket, the files with which it is installed, and uploads and
/// downloads of files. The response to any other request is an error.
@MainActor
final class WebServer {
  /// A closure that is called when a page has opened its WebSocket.
  var onPage: ((PageSession) -> Void)?
  /// The title of the window, which is the name of the installed page.
  var title = ""
  let uploads: UploadFolder
  /// The files that the page may download, or nil if there are none.
  var downloads: DownloadList?
  /// The files that are being sent.
  private(set) var fileDownloads: [ObjectIdentifier: FileDownload] = [:]
  var port: UInt16 { server.port }
  private let rules: AccessRules
  // The server is set at the end of the initializer and never changed.
  private var server: HTTPServer!

  /// Creates a server and starts listening.
  ///
  /// - Throws: A `HostError` if the address is not available.
  init(settings: WebSettings, limits: HTTPLimits = HTTPLimits()) throws {
    rules = settings.rules
    uploads = UploadFolder(limit: settings.dropLimit)
    do {
      server = try HTTPServer(
        address: settings.address, port: settings.port, limits: limits, queue: .main,
        onProblem: { Response(problem: $0) },
        onRequest: { [weak self] exchange in MainActor.assumeIsolated { self?.receive(exchange) } })
    } catch {
      throw HostError("the browser host could not be started: \(error)")
    }
  }

  /// Ends all connections and removes dropped files.
  func stop() {
    server.stop()
    uploads.removeAll()
  }

  var connectionCount: Int { server.connectionCount }

  private func receive(_ exchange: HTTPExchange) {
    do throws(RequestHead.Problem) {
      try respond(exchange)
    } catch {
      exchange.respond(Response(problem: error))
    }
  }

  private func respond(_ exchange: HTTPExchange) throws(RequestHead.Problem) {
    let head = exchange.head
    try rules.checkHost(head.fields["host"])
    switch (head.method, head.path) {
    case ("GET", "/"), ("HEAD", "/"):
      try rules.checkToken(head.query["token"])
      try exchange.admit()
      var page = WebPage.response(hosts: [head.fields["host"] ?? ""] + rules.names)
      if head.method == "HEAD" { (page.length, page.body) = (page.body.count, []) }
      exchange.respond(page)
    case ("GET", "/socket"):
      try rules.checkOrigin(head.fields["origin"], host: head.fields["host"])
      try rules.checkToken(head.query["token"])
      try openSocket(exchange)
    case ("POST", "/drop"):
      try rules.checkOrigin(head.fields["origin"], host: head.fields["host"])
      try rules.checkToken(head.query["token"])
      try beginUpload(exchange)
    case ("GET", "/file"):
      try rules.checkToken(head.query["token"])
      try exchange.admit()
      download(head.query["id"].flatMap { UInt32($0) }, exchange)
    case ("GET", let path) where WebInstallation.paths.contains(path):
      try rules.checkToken(head.query["token"])
      try exchange.admit()
      exchange.respond(
        WebInstallation.response(path, title: title, token: rules.token)
          ?? Response(text: "The icon cannot be drawn on this machine.", status: 404))
    case (_, let path) where ["/", "/socket", "/drop", "/file"].contains(path) || WebInstallation.paths.contains(path):
      throw RequestHead.Problem(status: 405, reason: "The method \(head.method) is not allowed for \(head.path).")
    default: throw RequestHead.Problem(status: 404, reason: "There is no page at \(head.path).")
    }
  }

  // MARK: WebSocket

  private func openSocket(_ exchange: HTTPExchange) throws(RequestHead.Problem) {
    let head = exchange.head
    guard head.field("upgrade", contains: "websocket"), head.field("connection", contains: "upgrade"),
      head.fields["sec-websocket-version"] == "13", let key = head.fields["sec-websocket-key"],
      Data(base64Encoded: key)?.count == 16
    else {
      throw RequestHead.Problem(
        status: 426, reason: "This address only accepts WebSocket connections of version 13.")
    }
    try exchange.admit()
    let (connection, remainingBytes) = exchange.detachConnection()
    connection.send(Response.upgrade(key: key))
    let session = PageSession(connection: connection)
    onPage?(session)
    if !remainingBytes.isEmpty { remainingBytes.withUnsafeBytes { session.receive($0) } }
  }

  // MARK: Files

  private func download(_ id: UInt32?, _ exchange: HTTPExchange) {
    guard let file = id.flatMap({ downloads?.take($0) }) else {
      return exchange.respond(
        Response(text: "The file is not available any more. Save it again in the program.", status: 404))
    }
    let name = file.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "file"
    // Browsers save the file, and do not show it with the rights of the page.
    let head = Response(
      200,
      fields: Response.protection + [
        ("Content-Type", "application/octet-stream"), ("Content-Disposition", "attachment; filename*=UTF-8''\(name)"),
      ])
    let download = FileDownload(exchange.detachConnection().connection, handle: file.handle, size: file.size)
    let key = ObjectIdentifier(download)
    fileDownloads[key] = download
    download.start(head) { [weak self] in self?.fileDownloads[key] = nil }
  }

  private func beginUpload(_ exchange: HTTPExchange) throws(RequestHead.Problem) {
    let head = exchange.head
    guard let drop = head.query["id"].flatMap({ UInt32($0) }) else {
      throw RequestHead.Problem(status: 400, reason: "The query parameter id of the drop is missing or invalid.")
    }
    guard head.fields["transfer-encoding"] == nil, let text = head.fields["content-length"], let length = Int(text)
    else { throw RequestHead.Problem(status: 411, reason: "The Content-Length of the file is missing or invalid.") }
    try exchange.admit()
    let upload: UploadFolder.IncomingFile
    do {
      upload = try uploads.begin(drop: drop, name: head.query["name"] ?? "", length: length)
    } catch {
      throw RequestHead.Problem(status: error.status, reason: error.reason)
    }
    exchange.onEnd = { [uploads] in MainActor.assumeIsolated { uploads.discard(upload) } }
    exchange.readBody { [weak self, weak exchange] bytes in
      nonisolated(unsafe) let bytes = bytes
      MainActor.assumeIsolated {
        if let self, let exchange { self.append(bytes, to: upload, exchange) }
      }
    }
  }

  private func append(_ bytes: UnsafeRawBufferPointer, to upload: UploadFolder.IncomingFile, _ exchange: HTTPExchange) {
    do throws(UploadFolder.Rejection) {
      if try uploads.append(bytes, to: upload) { exchange.respond(Response(text: "", status: 204)) }
    } catch {
      uploads.discard(upload)
      exchange.respond(Response(text: error.reason, status: error.status))
    }
  }
}
