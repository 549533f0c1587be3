/// The controller of the simple pages with which tutorials on controllers begin.
struct HelloWorldController: Controller {
  var actions: [String: Action] { ["index": { _ in index }, "welcome": { try welcome($0) }] }

  private var index: Representation {
    .html("This is the <b>default</b> action of the controller HelloWorld.", title: "HelloWorld")
  }

  /// Answers a request with the parameters `?name=…&numtimes=…`, or with a name and an id in the path.
  private func welcome(_ parameters: Parameters) throws -> Representation {
    let name = HTMLText.escaped(try parameters.text("name"))
    let what =
      parameters["id"] == nil
      ? "NumTimes is: \(try parameters.number("numtimes", otherwise: 1, in: 1...1000))"
      : "ID: \(try parameters.number("id", otherwise: 1, in: 0...Int(Int32.max)))"
    return .html("Hello \(name), \(what)", title: "Welcome")
  }
}
