import Foundation

/// The pods that a `Podfile` assigns to targets. A `Podfile` is a program in Ruby, of which only the declarations are
/// read.
struct PodFile {
  /// A pod that the `Podfile` declares.
  struct Pod: Hashable {
    var name: String
    /// The folder of the pod relative to the `Podfile`, or nil for a pod that is downloaded.
    var path: String?
    /// The path or the address of the pod's specification (`:podspec`), or nil if CocoaPods finds it by the name.
    var specification: String?
    /// The address of the pod's repository, or nil if CocoaPods finds it by the name.
    var repository: String?
    /// The place in the repository, or nil if the declaration contains none.
    var place: Place?
    /// The versions that are accepted, such as `~> 1.2` or `>= 1.0, < 2.0`, or nil for all.
    var requirement: String?

    /// The name without that of the subspecification: `Lib` for `Lib/Core`.
    var root: String { String(name.prefix { $0 != "/" }) }
  }

  /// A place in a repository.
  enum Place: Hashable {
    case tag(String)
    case commit(String)
    case branch(String)

    /// Creates a place from options: `tag`, `commit` or `branch`. Returns nil if there is none of them.
    init?(_ option: (String) -> String?) {
      if let commit = option("commit") {
        self = .commit(commit)
      } else if let tag = option("tag") {
        self = .tag(tag)
      } else if let branch = option("branch") {
        self = .branch(branch)
      } else {
        return nil
      }
    }
  }

  /// The pods of each target, including those of the targets that enclose it.
  private(set) var pods: [String: [Pod]] = [:]

  /// Reads the text of a `Podfile`. Statements other than declarations are ignored.
  init(_ text: String) {
    /// A block that has not ended yet: that of a target, of a method, or another one.
    enum Block {
      case target(String)
      case method(String)
      case other
    }
    var blocks: [Block] = []
    var everywhere: [Pod] = []
    var methods: [String: [Pod]] = [:]
    var own: [String: [Pod]] = [:]
    var parents: [String: String] = [:]
    func add(_ found: [Pod]) {
      for block in blocks.reversed() {
        switch block {
        case .target(let name): return own[name, default: []] += found
        case .method(let name): return methods[name, default: []] += found
        case .other: continue
        }
      }
      everywhere += found
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let words = PodSpecification.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("#") || words.isEmpty { continue }
      let first = words.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
      if first == "end" {
        _ = blocks.popLast()
      } else if first == "target" || first == "abstract_target" {
        let name = Self.strings(in: words).first ?? ""
        for case .target(let parent) in blocks.reversed() where parents[name] == nil { parents[name] = parent }
        own[name, default: []] += []
        blocks.append(.target(name))
      } else if first == "def" {
        blocks.append(.method(words.dropFirst(3).trimmingCharacters(in: .whitespaces)))
      } else if first == "pod" {
        let strings = Self.strings(in: words)
        guard let name = strings.first else { continue }
        var pod = Pod(name: name, path: Self.value(of: "path", in: words))
        pod.specification = Self.value(of: "podspec", in: words)
        pod.repository = Self.value(of: "git", in: words)
        pod.place = Place { Self.value(of: $0, in: words) }
        // The texts between the name and the first option are the versions.
        let versions = words.dropFirst(3).split(separator: ",").dropFirst().prefix { !$0.contains(":") }
        let requirement = versions.flatMap { Self.strings(in: $0) }.joined(separator: ", ")
        if !requirement.isEmpty { pod.requirement = requirement }
        add([pod])
      } else if let found = methods[String(first)] {
        add(found)
      } else if words.hasSuffix(" do") || words.contains(" do |") || ["if", "unless", "case", "begin"].contains(first) {
        blocks.append(.other)
      }
    }
    for name in own.keys {
      var found = everywhere
      var current: String? = name
      var depth = 0
      while let target = current, depth < 20 {
        found += own[target] ?? []
        current = parents[target]
        depth += 1
      }
      var seen: Set<Pod> = []
      pods[name] = found.filter { seen.insert($0).inserted }
    }
  }

  /// Returns the texts in quotation marks in a line.
  static func strings(in line: some StringProtocol) -> [String] {
    var result: [String] = []
    var rest = Substring(line)
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let inner = rest[rest.index(after: start)...]
      guard let end = inner.firstIndex(of: rest[start]) else { break }
      result.append(String(inner[..<end]))
      rest = inner[inner.index(after: end)...]
    }
    return result
  }

  /// Returns the value of an option: `:path => '../'` or `path: '../'`.
  private static func value(of option: String, in line: String) -> String? {
    for spelled in [":\(option) =>", ":\(option)=>", "\(option):"] {
      if let range = line.range(of: spelled) { return strings(in: line[range.upperBound...]).first }
    }
    return nil
  }
}
