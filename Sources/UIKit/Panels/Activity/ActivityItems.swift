import Foundation

/// Loads the data of item providers for a service, in the most useful representation of each provider.
@MainActor enum ActivityItems {
  /// Returns placeholders for the data of item providers. Each placeholder has the same type as the data.
  static func placeholders(_ providers: [NSItemProvider]) -> [Any] {
    providers.map { provider in
      if provider.canLoadObject(ofClass: UIImage.self) { return UIImage() }
      if provider.hasItemConformingToTypeIdentifier(UniformType.fileURL) { return URL(fileURLWithPath: "/") }
      if provider.canLoadObject(ofClass: NSURL.self) { return URL(string: "https://example.org") ?? "" }
      return ""
    }
  }

  /// Loads the data of providers.
  ///
  /// - Parameter done: A closure that is called on the main thread with the loaded objects, in the order of the
  ///   providers. Providers whose data cannot be loaded are omitted, and the errors are logged.
  static func load(_ providers: [NSItemProvider], done: @escaping @MainActor ([Any]) -> Void) {
    let results = Results(count: providers.count)
    let group = DispatchGroup()
    for (index, provider) in providers.enumerated() {
      let types: [any NSItemProviderReading.Type] = [UIImage.self, NSURL.self, NSString.self]
      guard let type = types.first(where: { provider.canLoadObject(ofClass: $0) }) else { continue }
      group.enter()
      provider.loadObject(ofClass: type) { object, error in
        if let error { Diagnostics.log("an item to share cannot be loaded: \(error)") }
        results.set(object, at: index)
        group.leave()
      }
    }
    group.notify(queue: .main) { MainActor.assumeIsolated { done(results.objects()) } }
  }

  /// The loaded objects, which the providers' threads set.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Any?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ value: Any?, at index: Int) { lock.withLock { values[index] = value } }
    func objects() -> [Any] {
      lock.withLock { values }.compactMap { value in
        switch value {
        case let url as NSURL: URL(string: url.absoluteString)
        case let text as NSString: text.description
        default: value
        }
      }
    }
  }
}
