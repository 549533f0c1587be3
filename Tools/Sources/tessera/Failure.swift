import ArgumentParser
import Foundation
import TesseraProjects

/// Performs the work of a command. Prints the message of an error without the name of its Swift type, and exits with an
/// error status.
func reporting(_ work: () throws -> Void) throws {
  do {
    try work()
  } catch let error as FileError {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    throw ExitCode(1)
  } catch let error as BuildFailure {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    throw ExitCode(error.status)
  } catch let error as CocoaError {
    FileHandle.standardError.write(Data("\(FileError(error))\n".utf8))
    throw ExitCode(1)
  }
}

/// Replaces this process by another program. If the program cannot be executed, prints the reason and exits with status
/// 126.
func replaceProcess(_ program: String, _ arguments: [String], environment: [String: String]) -> Never {
  for (name, value) in environment { setenv(name, value, 1) }
  var pointers = ([program] + arguments).map { strdup($0) }
  pointers.append(nil)
  execv(program, pointers)
  FileHandle.standardError.write(Data("\(program): error: \(String(cString: strerror(errno)))\n".utf8))
  exit(126)
}
