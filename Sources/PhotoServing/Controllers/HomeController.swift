/// The controller of the home page, which contains links to examples of all kinds of requests.
struct HomeController: Controller {
  let photoCount: Int

  var actions: [String: Action] { ["index": { _ in index }] }

  private var index: Representation {
    let examples = [
      "/photos/popular?resultsPerPage=20", "/photos/editors", "/photos/upcoming", "/HelloWorld",
      "/HelloWorld/Welcome?name=Ada&numtimes=3", "/HelloWorld/Welcome/Ada/7",
    ]
    let items = examples.map { example in
      let text = HTMLText.escaped(example)
      return "<li><a href=\"\(text)\">\(text)</a></li>"
    }
    return .html("<h1>Photo service</h1><p>\(photoCount) photos.</p><ul>\(items.joined())</ul>", title: "Photo service")
  }
}
