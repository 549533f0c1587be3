import CX11
import Foundation
import RuntimeInterface

/// The content of a selection that this application owns.
@MainActor
final class SelectionContents {
  let representations: [ClipboardRepresentation]
  /// The time on the X server's clock at which the application became the owner, or 0 if the time is not known yet.
  var time: Time = 0
  private var loadedData: [String: Data] = [:]

  init(_ representations: [ClipboardRepresentation]) { self.representations = representations }

  /// Loads the data of a type. `done` is called before the method returns if the data exists, and otherwise later on
  /// the main thread.
  func load(_ type: String, done: @escaping @MainActor (Data?) -> Void) {
    guard let representation = representations.first(where: { $0.type == type }) else { return done(nil) }
    if let data = representation.data ?? loadedData[type] { return done(data) }
    let completion = MainCompletion(run: done)
    // The loader runs on another thread, because it may encode a large image.
    DispatchQueue.global(qos: .userInitiated).async {
      representation.load { data in
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            if let data { self.loadedData[type] = data }
            completion.run(data)
          }
        }
      }
    }
  }

  /// A closure that is passed through other threads and called on the main thread.
  private struct MainCompletion: @unchecked Sendable {
    let run: @MainActor (Data?) -> Void
  }
}
