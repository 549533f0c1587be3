import Foundation

/// Cases measured on real UIKit: `Tests/Oracle`, or a newer set in the folder that `TESSERA_ORACLE` names.
public enum Oracle {
  /// The folder with the cases, or nil where `TESSERA_ORACLE` names none; tests skip then.
  public static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment["TESSERA_ORACLE"]
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = environment.map { URL(fileURLWithPath: $0) } ?? here.appendingPathComponent("../Oracle")
    return FileManager.default.fileExists(atPath: folder.path) ? folder.standardizedFileURL : nil
  }()

  /// One case: its configuration and what UIKit answered, as parsed JSON.
  public struct Case {
    public let id: String
    public let family: String
    public let config: [String: Any]
    public let expect: [String: Any]
    public let tolerance: Double?
    public let whole: [String: Any]
  }

  /// What `docs/differences.md` says: where we differ from UIKit on purpose, with the ids of the cases.
  public static func differences() throws -> String {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: here.appendingPathComponent("../../docs/differences.md"), encoding: .utf8)
  }

  /// The cases of a file such as `view-cases.json`, of one family if given; nil where the oracle is not at hand.
  public static func cases(_ file: String, family: String? = nil) throws -> [Case]? {
    guard let folder else { return nil }
    let data = try Data(contentsOf: folder.appendingPathComponent(file))
    guard let whole = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = whole["cases"] as? [[String: Any]]
    else { throw CocoaError(.fileReadCorruptFile) }
    return cases.compactMap { entry in
      let of = entry["family"] as? String ?? ""
      if let family, family != of { return nil }
      return Case(
        id: entry["id"] as? String ?? "?", family: of, config: entry["config"] as? [String: Any] ?? [:],
        expect: entry["expect"] as? [String: Any] ?? [:], tolerance: (entry["tolerance_pt"] as? NSNumber)?.doubleValue,
        whole: entry)
    }
  }
}
