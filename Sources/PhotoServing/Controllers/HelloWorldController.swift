/// The controller of the "hello world" pages, as in tutorials on controllers.
struct HelloWorldController: Controller {
  var actions: [String: Action] { ["index": { _ in index }, "welcome": { try welcome($0) }] }

  private var index: Representation {
    .html("This is the <b>default</b> action of the controller HelloWorld.", title: "HelloWorld")
  }

  /// Returns a welcome page. The name and the number are parameters of the query (`?name=…&numtimes=…`), or a name and
  /// an id are in the path.
  private func welcome(_ parameters: Parameters) throws -> Representation {
    let name = HTMLText.escaped(try parameters.text("name"))
    let detail =
      parameters["id"] == nil
      ? "NumTimes is: \(try parameters.number("numtimes", defaultValue: 1, in: 1...1000))"
      : "ID: \(try parameters.number("id", defaultValue: 1, in: 0...Int(Int32.max)))"
    return .html("Hello \(name), \(detail)", title: "Welcome")
  }
}
