import Foundation
import RuntimeInterface

/// Answers browsers: the page, its WebSocket, and files that are dropped on it. Everything else is sent away.
@MainActor
final class WebServer {
  /// Connections at a time. Of more the oldest that is no page goes.
  static let connectionLimit = 64
  /// Seconds in which a request has to come.
  private static let patience = 20

  /// A page has opened its WebSocket.
  var onPage: ((PageSession) -> Void)?
  let drops: DropFolder
  var port: UInt16 { listener.port }
  private let rules: AccessRules
  private let listener: Listener
  private var connections: [Connection] = []
  private var visitors: [ObjectIdentifier: Visitor] = [:]

  /// What has come of a request.
  private final class Visitor {
    var bytes: [UInt8] = []
    var upload: DropFolder.Incoming?
    var isAnswered = false
  }

  init(settings: WebSettings) throws {
    rules = settings.rules
    drops = DropFolder(limit: settings.dropLimit)
    listener = try Listener(address: settings.address, port: settings.port)
    listener.onConnection = { [weak self] in self?.take($0) }
  }

  /// Ends every connection and takes dropped files away.
  func stop() {
    listener.stop()
    for connection in connections { connection.end() }
    connections = []
    visitors = [:]
    drops.removeAll()
  }

  var connectionCount: Int { connections.count }

  private func take(_ connection: Connection) {
    if connections.count >= WebServer.connectionLimit,
      let oldest = connections.first(where: { visitors[ObjectIdentifier($0)] != nil })
    {
      oldest.end()
    }
    connections.append(connection)
    visitors[ObjectIdentifier(connection)] = Visitor()
    connection.onBytes = { [weak self] connection, bytes in self?.received(bytes, from: connection) }
    connection.onEnd = { [weak self] in self?.ended($0) }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(WebServer.patience)) { [weak self, weak connection] in
      MainActor.assumeIsolated {
        guard let self, let connection, let visitor = self.visitors[ObjectIdentifier(connection)] else { return }
        if visitor.upload == nil { connection.end() }
      }
    }
  }

  private func ended(_ connection: Connection) {
    connections.removeAll { $0 === connection }
    guard let visitor = visitors.removeValue(forKey: ObjectIdentifier(connection)) else { return }
    if let upload = visitor.upload { drops.abandon(upload) }
  }

  private func received(_ bytes: UnsafeRawBufferPointer, from connection: Connection) {
    guard let visitor = visitors[ObjectIdentifier(connection)], !visitor.isAnswered else { return }
    if visitor.upload != nil { return upload(bytes, of: visitor, from: connection) }
    visitor.bytes.append(contentsOf: bytes)
    do {
      guard let end = try RequestHead.end(in: visitor.bytes) else { return }
      let head = try RequestHead(visitor.bytes[..<(end - 4)])
      let rest = Array(visitor.bytes[end...])
      visitor.bytes = []
      try answer(head, rest: rest, visitor, connection)
    } catch {
      answer(Response(error), visitor, connection)
    }
  }

  private func answer(
    _ head: RequestHead, rest: [UInt8], _ visitor: Visitor, _ connection: Connection
  ) throws(RequestHead.Problem) {
    try rules.checkHost(head.fields["host"])
    switch (head.method, head.path) {
    case ("GET", "/"), ("HEAD", "/"):
      try rules.checkToken(head.query["token"])
      answer(WebPage.response(host: head.fields["host"] ?? ""), visitor, connection, hasBody: head.method == "GET")
    case ("GET", "/socket"):
      try rules.checkOrigin(head.fields["origin"], host: head.fields["host"])
      try rules.checkToken(head.query["token"])
      try openSocket(head, rest: rest, connection)
    case ("POST", "/drop"):
      try rules.checkOrigin(head.fields["origin"], host: head.fields["host"])
      try rules.checkToken(head.query["token"])
      try beginUpload(head, rest: rest, visitor, connection)
    case (_, "/"), (_, "/socket"), (_, "/drop"):
      throw RequestHead.Problem(status: 405, reason: "That cannot be done here.")
    default: throw RequestHead.Problem(status: 404, reason: "There is nothing at that address.")
    }
  }

  private func answer(_ response: Response, _ visitor: Visitor, _ connection: Connection, hasBody: Bool = true) {
    visitor.isAnswered = true
    connection.send(response.bytes(hasBody: hasBody))
    connection.finish()
  }

  // MARK: WebSocket

  private func openSocket(_ head: RequestHead, rest: [UInt8], _ connection: Connection) throws(RequestHead.Problem) {
    guard head.field("upgrade", has: "websocket"), head.field("connection", has: "upgrade"),
      head.fields["sec-websocket-version"] == "13", let key = head.fields["sec-websocket-key"],
      Data(base64Encoded: key)?.count == 16
    else { throw RequestHead.Problem(status: 426, reason: "Only a WebSocket of version 13 is spoken here.") }
    visitors[ObjectIdentifier(connection)] = nil
    connection.send(Response.upgrade(key: key))
    let session = PageSession(connection: connection)
    onPage?(session)
    let forgotten = connection.onEnd
    connection.onEnd = { [weak self] connection in
      self?.ended(connection)
      forgotten?(connection)
    }
    if !rest.isEmpty { rest.withUnsafeBytes { session.received($0) } }
  }

  // MARK: Files

  private func beginUpload(
    _ head: RequestHead, rest: [UInt8], _ visitor: Visitor, _ connection: Connection
  ) throws(RequestHead.Problem) {
    guard let drop = head.query["id"].flatMap({ UInt32($0) }) else {
      throw RequestHead.Problem(status: 400, reason: "Of which drop is that file?")
    }
    guard head.fields["transfer-encoding"] == nil, let text = head.fields["content-length"], let length = Int(text)
    else { throw RequestHead.Problem(status: 411, reason: "The length of the file is missing.") }
    do {
      let upload = try drops.begin(drop: drop, name: head.query["name"] ?? "", length: length)
      visitor.upload = upload
    } catch {
      throw RequestHead.Problem(status: error.status, reason: error.reason)
    }
    rest.withUnsafeBytes { self.upload($0, of: visitor, from: connection) }
  }

  private func upload(_ bytes: UnsafeRawBufferPointer, of visitor: Visitor, from connection: Connection) {
    guard let upload = visitor.upload else { return }
    do {
      guard try drops.append(bytes, to: upload) else { return }
      answer(Response(204), visitor, connection)
    } catch {
      answer(Response(error.status, error.reason), visitor, connection)
    }
  }
}
