import Foundation
import PropertyListReading
import RuntimeInterface

/// Saves the sessions of an application in a file, from which the next run of the program restores them.
///
/// A file that cannot be read is kept under a different name.
@MainActor final class SceneStore {
  private static let fileName = "sessions.plist"
  private let folder: StateFolder
  private var savedData: Data?

  /// Creates a store that saves the sessions in a folder.
  ///
  /// - Parameter folder: The folder that contains the file with the sessions.
  init(folder: StateFolder) { self.folder = folder }

  // MARK: Reading

  /// Reads the sessions of the last run. The sessions whose scenes were not connected are added to the open sessions of
  /// the application.
  ///
  /// - Returns: The sessions whose scenes were connected, in the order in which they were opened.
  func restoredSessions() -> [UISceneSession] {
    guard let data = folder.read(Self.fileName) else { return [] }
    let file = folder.file(Self.fileName)
    guard let entries = try? PropertyListReader.contents(of: data) as? [[String: Any]] else {
      StateFile.preserveUnreadableFile(file)
      return []
    }
    savedData = data
    let sessions = entries.compactMap { entry in SessionArchive.session(entry).map { ($0, entry) } }
    if sessions.count < entries.count { StateFile.preserveUnreadableFile(file, movesFile: false) }
    for (session, _) in sessions { UIApplication.shared.openSessions.insert(session) }
    return sessions.filter { $0.1["connected"] as? Bool ?? false }.map(\.0)
  }

  // MARK: Writing

  /// Saves the open sessions if they have changed since they were last saved.
  func save() {
    let sessions = UIApplication.shared.openSessions.sorted { Self.order($0) < Self.order($1) }
    for session in sessions { (session.scene as? UIWindowScene)?.recordWindowSize() }
    write(sessions.map { SessionArchive.entry($0) })
  }

  private static func order(_ session: UISceneSession) -> (Int, String) {
    (session.scene?.order ?? .max, session.persistentIdentifier)
  }

  private func write(_ entries: [[String: Any]]) {
    do {
      let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
      if data != savedData, folder.write(data, to: Self.fileName) { savedData = data }
    } catch { Diagnostics.log("the scene sessions cannot be saved: \(error)") }
  }
}
