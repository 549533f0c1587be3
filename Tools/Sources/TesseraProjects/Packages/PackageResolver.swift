import Foundation

/// Finds the packages that a project uses, including their own dependencies. It searches local folders, then mirrors,
/// then the network.
package struct PackageResolver {
  /// The folders that contain repositories: as `owner+name/repo`, `owner/name`, or `name`, each with or without `.git`.
  package var mirrors: [String]
  /// The folder into which packages are copied.
  package var cache: String
  /// Returns the description of a package in JSON.
  package var dump: PackageReader.Dump
  /// Indicates whether a package that no mirror contains may be downloaded.
  package var allowsNetwork: Bool
  /// A closure that receives messages about the progress.
  package var progress: (String) -> Void = { _ in }
  private let unreachable = UnreachableHosts()

  /// The hosts that could not be reached, with the message of Git.
  private final class UnreachableHosts { var reasons: [String: String] = [:] }

  package init(mirrors: [String], cache: String, allowsNetwork: Bool = true, dump: @escaping PackageReader.Dump) {
    self.mirrors = mirrors
    self.cache = cache
    self.allowsNetwork = allowsNetwork
    self.dump = dump
  }

  /// Returns the packages that a project needs, directly or through other packages. Each package occurs once.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - notes: Receives a note for each package that is unavailable.
  package func resolve(_ project: Project, notes: inout [Note]) -> [Project] {
    var result: [Project] = []
    var seen: Set<String> = [PackageReference.identity(of: project.folder)]
    // A local package of a project takes the place of a published one, also of one that packages depend on
    // (https://developer.apple.com/documentation/xcode/editing-a-package-dependency-as-a-local-package).
    let local = project.packages.filter { Paths.exists(Paths.join($0.location, "Package.swift")) }
      .reduce(into: Set<String>()) { $0.formUnion($1.replacedIdentities) }
    var waiting = project.packages.map { ($0, project.file, project.folder) }
    while !waiting.isEmpty {
      let (reference, file, origin) = waiting.removeFirst()
      if reference.requirement != .local, local.contains(reference.identity) {
        notes.append(Note(file, "package \(reference.location): the project has a folder with it, which is built"))
        continue
      }
      guard seen.insert(reference.identity).inserted, !Self.isTool(reference) else { continue }
      if let name = reference.ownerAndName,
        let module = FrameworkModules.replacedPackages["\(name.owner)/\(name.name)".lowercased()]
      {
        let replaced = "package \(reference.location) is replaced by the module \(module) of Tessera"
        notes.append(Note(file, replaced + ", which sends nothing"))
        continue
      }
      do {
        let place = try folder(of: reference, beside: origin, file, &notes)
        var package = try PackageReader.read(place, dump: dump)
        package.isLocal = reference.requirement == .local
        result.append(package)
        waiting += package.packages.map { ($0, package.file, package.folder) }
      } catch let error as FileError {
        notes.append(Note(file, "package \(reference.location) is left out: \(error.message)", isAlwaysShown: true))
      } catch {
        notes.append(Note(file, "package \(reference.location) is left out: \(error)", isAlwaysShown: true))
      }
    }
    return result
  }

  /// Returns whether a package contains only plugins or linters. These run at build time, and no source imports them.
  private static func isTool(_ reference: PackageReference) -> Bool {
    ["swift-docc-plugin", "swiftlint", "swiftlintplugins", "swiftformat", "swift-format", "xcbeautify"].contains(
      reference.identity)
  }

  /// Returns the folder of a package. A package from a repository is copied to the cache first.
  private func folder(
    of reference: PackageReference, beside origin: String, _ file: String, _ notes: inout [Note]
  ) throws -> String {
    if reference.requirement == .local {
      guard Paths.exists(Paths.join(reference.location, "Package.swift")) else {
        throw FileError(reference.location, "there is no Package.swift in this folder")
      }
      return reference.location
    }
    let name = reference.ownerAndName?.name ?? reference.identity
    for checkout in ["SourcePackages/checkouts", ".build/checkouts"] {
      let path = Paths.join(origin, "\(checkout)/\(name)")
      if Paths.exists(Paths.join(path, "Package.swift")) { return path }
    }
    let repository = try repository(of: reference)
    let revision = try revision(of: reference, in: repository, file, &notes)
    let target = Paths.join(cache, "\(reference.cacheName)@\(revision.prefix(12))")
    if !Paths.exists(Paths.join(target, "Package.swift")) { try extract(revision, of: repository, to: target) }
    return target
  }

  /// Returns the git directory of a package: a mirror, a local repository, or a clone in the cache.
  private func repository(of reference: PackageReference) throws -> String {
    let name = reference.ownerAndName?.name ?? reference.identity
    let owner = reference.ownerAndName?.owner ?? ""
    for mirror in mirrors.map(Paths.absolute) {
      for path in ["\(owner)+\(name)/repo", "\(owner)+\(name)", "\(owner)/\(name)", name] {
        for suffix in ["", ".git", "/.git"] {
          let place = Paths.join(mirror, path + suffix)
          if Paths.exists(Paths.join(place, "objects")) { return place }
        }
      }
    }
    if reference.location.hasPrefix("/"), Paths.exists(reference.location) { return reference.location }
    guard allowsNetwork else {
      throw FileError(reference.location, "no mirror folder contains this package; " + Self.advice(for: reference))
    }
    let target = Paths.join(cache, "repositories/\(reference.cacheName)")
    if Paths.exists(Paths.join(target, "objects")) { return target }
    // Each attempt to reach a host can take a minute, and projects use many packages of the same one.
    let host = URL(string: reference.downloadAddress)?.host ?? reference.downloadAddress
    if let reason = unreachable.reasons[host] { throw failure(reference, reason) }
    progress("Downloading \(reference.downloadAddress) …")
    try FileManager.default.createDirectory(atPath: Paths.folder(target), withIntermediateDirectories: true)
    // Another command may download the same package, and a download may be interrupted.
    let partial = target + ".partial-\(ProcessInfo.processInfo.processIdentifier)"
    let clone = ["clone", "--quiet", "--bare", "--", reference.downloadAddress, partial]
    let options = Self.downloadOptions(for: reference.downloadAddress)
    let result = try Shell.run(["git"] + options + clone, environment: Self.downloadEnvironment)
    defer { try? FileManager.default.removeItem(atPath: partial) }
    guard result.status == 0 else {
      let lines = result.errors.split(separator: "\n").map(String.init)
      let line = lines.first(where: Self.isAboutTheConnection)
      if let line { unreachable.reasons[host] = line }
      throw failure(reference, line ?? lines.first { $0.hasPrefix("fatal: ") } ?? lines.last ?? "")
    }
    try Self.move(partial, to: target, complete: "objects")
    return target
  }

  /// The variables with which Git downloads. Neither Git nor SSH asks questions.
  private static let downloadEnvironment = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes -oConnectTimeout=30",
  ]

  /// Returns the options with which Git downloads from an address. An address in a project that was downloaded must not let
  /// Git run programs (`ext::`) or read without encryption; local addresses are read.
  private static func downloadOptions(for address: String) -> [String] {
    var protocols = ["https", "ssh"]
    // Without a scheme, an address is a path.
    if address.hasPrefix("file://") || !address.contains(":") { protocols.append("file") }
    // A download that stands still for two minutes ends. A server may take one to collect the objects of a large repository.
    let settings =
      ["http.lowSpeedLimit=1000", "http.lowSpeedTime=120", "protocol.allow=never"]
      + protocols.map { "protocol.\($0).allow=always" }
    return settings.flatMap { ["-c", $0] }
  }

  private func failure(_ reference: PackageReference, _ reason: String) -> FileError {
    FileError(
      reference.location,
      "git could not download \(reference.downloadAddress) (\(reason)); " + Self.advice(for: reference))
  }

  /// Returns what can be done about a package that cannot be downloaded.
  private static func advice(for reference: PackageReference) -> String {
    let isPod = reference.versionFile?.hasPrefix("Podfile") == true
    return isPod ? "run `pod install`, or pass --mirror FOLDER" : "pass --mirror FOLDER"
  }

  /// Returns whether a message of Git says that the host could not be reached, so that no repository of it can be downloaded.
  private static func isAboutTheConnection(_ line: String) -> Bool {
    let line = line.lowercased()
    return [
      "could not resolve host", "could not connect", "couldn't connect", "failed to connect", "connection timed out",
      "connection refused", "network is unreachable", "no route to host", "from proxy after connect",
    ].contains(where: line.contains)
  }

  /// Moves a complete folder to its place, unless another command has done so in the meantime.
  ///
  /// - Parameters:
  ///   - partial: The folder.
  ///   - target: The place. A folder there that is incomplete is replaced.
  ///   - name: A file that each complete folder contains.
  static func move(_ partial: String, to target: String, complete name: String) throws {
    if Paths.exists(Paths.join(target, name)) {
      try FileManager.default.removeItem(atPath: partial)
    } else {
      try? FileManager.default.removeItem(atPath: target)
      try FileManager.default.moveItem(atPath: partial, toPath: target)
    }
  }

  private func git(_ repository: String, _ arguments: [String]) throws -> String? {
    let result = try Shell.run(["git", "-c", "safe.directory=*", "--git-dir", repository] + arguments)
    return result.status == 0 ? String(decoding: result.output, as: UTF8.self) : nil
  }

  /// Returns the commit of a package that the project requires. A clone in the cache that does not contain it is fetched
  /// again.
  private func revision(
    of reference: PackageReference, in repository: String, _ file: String, _ notes: inout [Note]
  ) throws -> String {
    let isClone = Paths.relative(repository, to: Paths.join(cache, "repositories")) != nil
    var found = try required(by: reference, in: repository)
    if isClone, allowsNetwork, found.map({ !$0.isPinned && isOld(repository, reference) }) ?? true {
      progress("Updating \(reference.downloadAddress) …")
      let fetch = ["fetch", "--quiet", "--tags", "--force", "origin", "+refs/heads/*:refs/heads/*"]
      let options = Self.downloadOptions(for: reference.downloadAddress) + ["-c", "safe.directory=*"]
      _ = try Shell.run(
        ["git"] + options + ["--git-dir", repository] + fetch, environment: Self.downloadEnvironment)
      found = try required(by: reference, in: repository)
    }
    if let pinned = reference.pinnedRevision, found?.isPinned != true {
      notes.append(
        Note(
          file,
          "package \(reference.location): the copy in \(repository) does not contain the revision \(pinned) of "
            + "Package.resolved; another version is built"))
    }
    if let found {
      if let difference = found.difference {
        notes.append(Note(file, "package \(reference.location): \(difference)"))
      }
      return found.commit
    }
    // A mirror may contain no tags, so its latest commit is used.
    guard let head = try existing("HEAD", in: repository) else {
      throw FileError(repository, "the repository has no commit")
    }
    if reference.pinnedRevision == nil {
      notes.append(
        Note(
          file,
          "package \(reference.location): the copy in \(repository) contains no \(Self.name(of: reference.requirement)); "
            + "the latest commit is built"))
    }
    return head
  }

  /// Returns what a requirement names, for a message.
  private static func name(of requirement: PackageReference.Requirement) -> String {
    switch requirement {
    case .revision(let name): "revision \(name)"
    case .branch(let name): "branch \(name)"
    case .versions("0.0.0", nil), .published("0.0.0", nil): "version tag that SwiftPM can build"
    case .versions(let from, let below): "tag of \(Self.versions(from, below))"
    case .published(let from, let below): "tag of \(Self.versions(from, below)) that SwiftPM can build"
    case .local: "version"
    }
  }

  /// Returns the words for a range of versions.
  private static func versions(_ from: String, _ below: String?) -> String {
    if from == below { return "version \(from)" }
    return "a version from \(from)\(below.map { " to below \($0)" } ?? "")"
  }

  /// Returns whether a clone may lack commits that the project requires: a pinned revision, which was not found, or those of
  /// a branch for a day.
  private func isOld(_ repository: String, _ reference: PackageReference) -> Bool {
    if reference.pinnedRevision != nil { return true }
    guard case .branch = reference.requirement else { return false }
    let manager = FileManager.default
    let dates = ["FETCH_HEAD", "HEAD"].compactMap {
      (try? manager.attributesOfItem(atPath: Paths.join(repository, $0)))?[.modificationDate] as? Date
    }
    return dates.max().map { Date().timeIntervalSince($0) > 24 * 60 * 60 } ?? true
  }

  private func existing(_ name: String, in repository: String) throws -> String? {
    try git(repository, ["rev-parse", "--verify", "--quiet", name + "^{commit}"])?.trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  /// A commit that a project requires.
  private struct RequiredCommit {
    var commit: String
    /// Indicates whether the commit is the pinned revision.
    var isPinned = false
    /// The difference between the version and the one that the project names, for a note, or nil if there is none.
    var difference: String?
  }

  /// Returns the commit that a project requires, or nil if the repository does not contain it.
  private func required(by reference: PackageReference, in repository: String) throws -> RequiredCommit? {
    if let pinned = reference.pinnedRevision, let commit = try existing(pinned, in: repository) {
      return RequiredCommit(commit: commit, isPinned: true)
    }
    switch reference.requirement {
    case .revision(let name):
      if let commit = try existing(name, in: repository) { return RequiredCommit(commit: commit) }
    case .branch(let name):
      for place in [name, "origin/\(name)", "refs/remotes/origin/\(name)"] {
        if let commit = try existing(place, in: repository) { return RequiredCommit(commit: commit) }
      }
    case .versions(let from, let below):
      let fitting = try versions(from: from, below: below, in: repository)
      if let best = fitting.last, let commit = try existing(best.tag, in: repository) {
        return RequiredCommit(commit: commit)
      }
    case .published(let from, let below):
      let fitting = try versions(from: from, below: below, in: repository)
      let later = try versions(from: from, below: nil, in: repository).filter { version in
        !fitting.contains { $0.tag == version.tag }
      }
      for (tag, _) in fitting.reversed() + later where try hasReadableManifest(tag, in: repository) {
        guard let commit = try existing(tag, in: repository) else { continue }
        var result = RequiredCommit(commit: commit)
        if !fitting.contains(where: { $0.tag == tag }) {
          let wanted = from == below ? from : Self.versions(from, below)
          result.difference =
            "\(reference.versionFile ?? "the project") has \(wanted), \(tag) is built, because SwiftPM cannot read a manifest "
            + "of \(from == below ? "that version" : "such a version")"
        }
        return result
      }
    case .local: break
    }
    return nil
  }

  /// Returns the tags of versions in a range, in ascending order. If both ends are the same, only this version is returned.
  private func versions(
    from: String, below: String?, in repository: String
  ) throws -> [(tag: String, version: Version)] {
    let tags = (try git(repository, ["tag", "--list"]) ?? "").split(separator: "\n").map(String.init)
    let least = Version(from)
    let end = below.flatMap { Version($0) }
    return tags.compactMap { tag in Version(tag).map { (tag, $0) } }.filter { _, version in
      guard let least, version >= least else { return false }
      if from == below { return version == least }
      return (end.map { version < $0 } ?? true) && (!version.isPreview || least.isPreview)
    }.sorted { $0.1 < $1.1 }
  }

  /// Returns whether a revision has a manifest that this SwiftPM can read, which supports versions from 4.0 on.
  private func hasReadableManifest(_ revision: String, in repository: String) throws -> Bool {
    guard let text = try git(repository, ["show", revision + ":Package.swift"]),
      let line = text.split(separator: "\n").first,
      line.hasPrefix("//"), let name = line.range(of: "swift-tools-version:")
    else { return false }
    let number = line[name.upperBound...].trimmingCharacters(in: .whitespaces).prefix { $0.isNumber || $0 == "." }
    return Version(String(number)).map { $0.major >= 4 } ?? false
  }

  private func extract(_ revision: String, of repository: String, to target: String) throws {
    progress("Unpacking \(Paths.name(target)) …")
    let partial = target + ".partial-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.removeItem(atPath: partial)
    try FileManager.default.createDirectory(atPath: partial, withIntermediateDirectories: true)
    let archive = partial + ".tar"
    defer { try? FileManager.default.removeItem(atPath: archive) }
    let isComplete = try git(repository, ["archive", "--format=tar", "-o", archive, revision]) != nil
    guard
      isComplete
        ? try Shell.run(["tar", "-xf", archive, "-C", partial]).status == 0
        : try extractExistingFiles(revision, of: repository, to: partial)
    else {
      try? FileManager.default.removeItem(atPath: partial)
      throw FileError(repository, "revision \(revision) could not be unpacked")
    }
    try Self.move(partial, to: target, complete: "Package.swift")
  }

  /// Writes the files that a repository contains, for mirrors without large files such as pictures. Returns `false` if a
  /// source file is missing, or if the revision cannot be read.
  private func extractExistingFiles(_ revision: String, of repository: String, to folder: String) throws -> Bool {
    let index = ["GIT_INDEX_FILE": folder + ".index"]
    defer { try? FileManager.default.removeItem(atPath: folder + ".index") }
    let options = ["git", "-c", "safe.directory=*", "-c", "core.bare=false", "--git-dir", repository]
    guard try Shell.run(options + ["read-tree", revision], environment: index).status == 0 else { return false }
    // Git reports each missing file and writes the others.
    _ = try Shell.run(
      options + ["--work-tree", folder, "checkout-index", "--all", "--force", "--quiet"], environment: index)
    let listed = try Shell.run(options + ["ls-files", "-z"], environment: index).output
    return listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.allSatisfy { path in
      Self.isDispensable(path) || Paths.exists(Paths.join(folder, path))
    }
  }

  /// Returns whether a package can be built without a file: it is no source, no manifest and no list of settings.
  private static func isDispensable(_ path: String) -> Bool {
    ["gif", "jpeg", "jpg", "mov", "mp4", "pdf", "png", "psd", "sketch", "svg", "webp", "zip"].contains(
      (path as NSString).pathExtension.lowercased())
  }
}
